/** On a day that was opened from a start date: keeps the date while the reader turns pages, and leads back to today. */
const { hash } = location;

if (/^#(?:kids-)?\d{4}-\d\d-\d\d$/.test(hash)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-dated]')) {
    link.hash = hash;
    link.hidden = false;
    if (link.dataset.dated) link.textContent = link.dataset.dated;
  }
}
