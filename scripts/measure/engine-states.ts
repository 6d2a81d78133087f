/** Something that a reader does on a page: a script that does it, as often as needed, and one that is true once it is done. */
export interface State {
  what: string;
  path: string;
  act: string;
  isDone: string;
}

const button = (words: string) =>
  `[...document.querySelectorAll("main button")].find((one) => /${words}/i.test(one.textContent.trim()) && one.checkVisibility())`;

/** Each is asked of the page until it answers: an island wakes some time after its page is drawn. */
export const states: readonly State[] = [
  {
    what: 'menu',
    path: '/about',
    act: 'document.querySelector("#menu:popover-open") || document.querySelector("[popovertarget=menu]").click()',
    isDone: 'document.querySelector("#menu:popover-open a[href=\\"/science\\"]")?.checkVisibility() === true',
  },
  {
    what: 'tabs',
    path: '/science',
    act: '[...document.querySelectorAll("[role=tab]")].at(-1)?.click()',
    isDone: 'document.documentElement.dataset.tab === "kids"',
  },
  {
    what: 'pills',
    path: '/choose-clarity',
    act: `document.documentElement.dataset.choice === "blue" || ${button('blue')}?.click()`,
    isDone: 'document.documentElement.dataset.choice === "blue"',
  },
  {
    what: 'search',
    path: '/blog',
    act: `(() => {
      const field = document.querySelector("input[type=search]");
      if (!field) return;
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "sleep" + (field.value === "sleep" ? " " : ""));
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })()`,
    isDone: 'document.querySelector("main mark") !== null',
  },
  {
    what: 'pacer',
    path: '/starter-guide',
    // It wakes on sight, and cannot be pressed before.
    act: `(() => {
      const begin = ${button('^begin$')};
      begin?.scrollIntoView();
      if (begin?.disabled === false) begin.click();
    })()`,
    isDone: `${button('^pause$')} !== undefined`,
  },
];
