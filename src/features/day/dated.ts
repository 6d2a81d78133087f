/**
 * If the address has a start date, keeps it while the reader turns pages, and leads back to today. Otherwise, makes the address
 * for a reader who says “This is my day today”.
 */
const { hash } = location;
const isDated = /^#(?:kids-)?\d{4}-\d\d-\d\d$/.test(hash);

if (isDated) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-dated]')) {
    link.hash = hash;
    link.hidden = false;
    if (link.dataset.dated) link.textContent = link.dataset.dated;
  }
}

const mine = document.querySelector<HTMLAnchorElement>('[data-mine]');
if (mine && !isDated) {
  const start = new Date();
  start.setDate(start.getDate() + 1 - Number(mine.dataset.mine));
  const [year, month, day] = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
  const two = (part: number) => String(part).padStart(2, '0');
  mine.hash = `${location.pathname.startsWith('/kids') ? 'kids-' : ''}${year}-${two(month)}-${two(day)}`;
  mine.hidden = false;
}
