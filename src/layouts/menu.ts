/** Closes the small-screen menu where the browser by itself would leave it open: on a link, and on a page restored by Back. */
const menu = document.getElementById('menu');
const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover();
menu?.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && closeMenu());
addEventListener('pageshow', closeMenu);
