/**
 * Closes the small-screen menu where the browser by itself would leave it open: on a link, and on a page restored by Back.
 * While it is open, nothing behind it takes the focus.
 */
const menu = document.getElementById('menu');
const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover();
menu?.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && closeMenu());
addEventListener('pageshow', closeMenu);
menu?.addEventListener('toggle', ({ newState }) => {
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = newState === 'open';
});
