/** Moves the focus to the heading of the step that shows, after Back, too, where a browser leaves it on a link that is gone. */
addEventListener('hashchange', () =>
  document.querySelector<HTMLElement>(location.hash ? ':target' : 'h2[tabindex]')?.focus(),
);
