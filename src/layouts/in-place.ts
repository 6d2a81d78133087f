/**
 * Opens what a mark rests on in place. The page of its claim or source is fetched when a reader points at the mark, and parts of
 * it are shown in a popover on a tap. If anything goes wrong, the mark is still a link.
 */
const box = document.getElementById('in-place');
const opened = new Map<string, Promise<Element[]>>();

const markOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-note]') : null;

async function read(href: string): Promise<Element[]> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = [...page.querySelectorAll('[data-in-place]')];
  if (parts.length === 0) throw new Error(href);
  return parts;
}

function ask({ href }: HTMLAnchorElement): Promise<Element[]> {
  const known = opened.get(href) ?? read(href);
  opened.set(href, known);
  known.catch(() => opened.delete(href));
  return known;
}

async function open(mark: HTMLAnchorElement, into: HTMLElement) {
  try {
    const parts = await ask(mark);
    const whole = document.createElement('a');
    whole.href = mark.href;
    whole.textContent = 'Open its page';
    const close = document.createElement('button');
    close.textContent = '×';
    close.ariaLabel = 'Close';
    close.onclick = () => into.hidePopover();
    into.replaceChildren(close, ...parts.map((part) => document.importNode(part, true)), whole);
    // Closing returns the focus to the mark.
    mark.focus({ preventScroll: true });
    into.showPopover({ source: mark });
    into.scrollTop = 0;
    into.focus();
    // At the lower edge of a phone, the box mustn’t cover the sentence that it explains.
    const { top, bottom } = into.getBoundingClientRect();
    const under = mark.getBoundingClientRect().bottom + 24 - top;
    if (under > 0 && bottom >= innerHeight - 1) scrollBy(0, under);
  } catch {
    location.assign(mark.href);
  }
}

if (box && 'popover' in box) {
  // A reader who tabs on must see what has the focus.
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) box.hidePopover();
  });
  for (const pointed of ['pointerover', 'focusin'])
    addEventListener(pointed, (event) => {
      const mark = markOf(event);
      if (mark) void ask(mark).catch(() => undefined);
    });
  addEventListener('click', (event) => {
    const mark = markOf(event);
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(mark, box);
  });
}
