/**
 * If the address has a start date, keeps it while the reader turns pages, and leads back to today from every other day.
 * Otherwise, makes the address for “Save my place”.
 */
const { hash } = location;
const isDated = /^#(?:kids-)?\d{4}-\d\d-\d\d$/.test(hash);

/** The link that saves a day, with the start date on which that day is today. */
const mine = document.querySelector<HTMLAnchorElement>('[data-mine]');
if (mine) {
  const start = new Date();
  start.setDate(start.getDate() + 1 - Number(mine.dataset.mine));
  const [year, month, day] = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
  const two = (part: number) => String(part).padStart(2, '0');
  mine.hash = `${location.pathname.startsWith('/kids') ? 'kids-' : ''}${year}-${two(month)}-${two(day)}`;
  mine.hidden = isDated;
}

if (isDated) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-dated]')) {
    const leadsBack = Boolean(link.dataset.dated);
    link.hidden = leadsBack && hash === mine?.hash;
    link.hash = hash;
    if (leadsBack) link.textContent = link.dataset.dated ?? '';
  }
}
