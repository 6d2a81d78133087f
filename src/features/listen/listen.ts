import styles from './bar.css?inline';
import { createPlayer, type PlayerState } from './player.ts';
import { passagesOf } from './passages.ts';
import { localVoices } from './voice.ts';

const speeds = { Slow: 0.8, Normal: 1, Fast: 1.25 };

/** Marks what is being read and brings it into view, unless the reader has scrolled away from what was read before. */
function createMark() {
  let marked: HTMLElement | undefined;
  return (element?: HTMLElement, isAsked = false) => {
    if (element === marked) return;
    const { top = 0, bottom = innerHeight } = marked?.getBoundingClientRect() ?? {};
    const follows = isAsked || (bottom > 0 && top < innerHeight);
    marked?.removeAttribute('data-spoken');
    marked = element;
    if (!element) return;
    element.dataset.spoken = '';
    const place = element.getBoundingClientRect();
    if (!follows || (place.top > 60 && place.bottom < innerHeight - 80)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  };
}

/** Reads the page aloud from its title, with controls that stay in reach. `line` contains the Listen button. */
function listen(line: HTMLElement) {
  const main = document.querySelector('main') ?? document.body;
  const passages = passagesOf(main);
  const mark = createMark();
  const bar = document.createElement('div');
  const message = document.createElement('p');
  let state: PlayerState = 'paused';

  const show = (passage: number, next: PlayerState, isAsked: boolean) => {
    state = next;
    mark(passages[passage]?.element as Node as HTMLElement | undefined, isAsked);
    toggle.textContent = next === 'playing' ? 'Pause' : 'Play';
    message.textContent = next === 'failed' ? 'The voice stopped, but you can try again.' : '';
    if (next === 'done') close();
  };
  const player = createPlayer(
    speechSynthesis,
    passages.map(({ sentences }) => sentences),
    show,
  );
  const close = () => {
    if (state !== 'done') player.pause();
    const hadFocus = bar.contains(document.activeElement);
    mark();
    bar.remove();
    removeEventListener('pagehide', close);
    line.hidden = !localVoices()[0];
    if (hadFocus) line.querySelector('button')?.focus({ preventScroll: true });
  };
  const addButton = (text: string, onclick: () => void, name: string | null = null) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'link-button', textContent: text, ariaLabel: name, onclick });
    bar.append(button);
    return button;
  };

  bar.role = 'group';
  bar.ariaLabel = 'Listen';
  bar.dataset.listenBar = '';
  bar.dataset.screenOnly = '';
  message.role = 'status';
  bar.append(message);
  addButton('Back', () => player.move(-1), 'Back one paragraph');
  const toggle = addButton('Pause', () => (state === 'playing' ? player.pause() : player.play()));
  addButton('Forward', () => player.move(1), 'Forward one paragraph');
  const select = document.createElement('select');
  select.className = 'link-button';
  select.ariaLabel = 'Speed';
  for (const [name, rate] of Object.entries(speeds)) select.add(new Option(name, String(rate), rate === 1, rate === 1));
  select.onchange = () => player.setRate(Number(select.value));
  bar.append(select);
  addButton('Stop', close, 'Stop listening');
  main.before(bar);
  line.hidden = true;
  toggle.focus();
  addEventListener('pagehide', close);
  player.play();
}

const line = document.querySelector<HTMLElement>('[data-listen]');
if (line) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  line.onclick = () => listen(line);
  listen(line);
}
