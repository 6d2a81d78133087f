import { createPlayer, type PlayerState } from './player.ts';
import { passagesOf } from './passages.ts';
import { localVoice } from './voice.ts';

const speeds = { Slow: 0.8, Normal: 1, Fast: 1.25 };

const announced: Record<PlayerState, string> = {
  playing: 'Reading aloud',
  paused: 'Paused',
  done: 'That’s the end.',
  failed: 'The voice on this device stopped. You can try again.',
};

function addButton(bar: HTMLElement, text: string, name: string, onclick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: text, ariaLabel: name, onclick });
  bar.append(button);
  return button;
}

function addSpeeds(bar: HTMLElement, setRate: (rate: number) => void) {
  const select = document.createElement('select');
  select.ariaLabel = 'Speed';
  for (const [name, rate] of Object.entries(speeds)) select.add(new Option(name, String(rate), rate === 1, rate === 1));
  select.onchange = () => setRate(Number(select.value));
  bar.append(select);
}

/** Marks what is being read and brings it into view, unless the reader has scrolled away from what was read before. */
function createMark() {
  let marked: HTMLElement | undefined;
  const isInView = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  return (element?: HTMLElement, isAsked = false) => {
    if (element === marked) return;
    const follows = isAsked || !marked || isInView(marked);
    marked?.removeAttribute('data-spoken');
    marked = element;
    if (!element) return;
    element.dataset.spoken = '';
    const { top, bottom } = element.getBoundingClientRect();
    if (!follows || (top > 60 && bottom < innerHeight - 80)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  };
}

/** The keys of headphones, keyboards and lock screens, where the browser passes them on. */
function setMediaKeys(keys: Partial<Record<MediaSessionAction, (() => void) | null>>) {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = keys.play ? new MediaMetadata({ title: document.title }) : null;
  for (const [action, handler] of Object.entries(keys)) {
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // This browser doesn't know the action.
    }
  }
}

/** Reads the page aloud from its title, with controls that stay in reach. `line` holds the Listen button and the status. */
export function listen(line: HTMLElement) {
  const passages = passagesOf(document.querySelector('main') ?? document.body);
  const elements = passages.map(({ element }) => element as Node as HTMLElement);
  const status = line.querySelector<HTMLElement>('[role=status]');
  const mark = createMark();
  const bar = document.createElement('div');
  let state: PlayerState = 'paused';
  let isAsked = false;

  const player = createPlayer(
    passages.map(({ sentences }) => sentences),
    (passage, next) => {
      if (next !== state && status) status.textContent = announced[next];
      state = next;
      mark(elements[passage], isAsked);
      isAsked = false;
      toggle.textContent = next === 'playing' ? 'Pause' : 'Play';
      bar.toggleAttribute('data-failed', next === 'failed');
      if ('mediaSession' in navigator) navigator.mediaSession.playbackState = next === 'playing' ? 'playing' : 'paused';
      if (next === 'done') close();
    },
  );
  const move = (by: number) => {
    isAsked = true;
    player.move(by);
  };
  const back = () => move(-1);
  const forward = () => move(1);
  const close = () => {
    if (state !== 'done') player.pause();
    const hadFocus = bar.contains(document.activeElement);
    mark();
    bar.remove();
    setMediaKeys({ play: null, pause: null, stop: null, previoustrack: null, nexttrack: null });
    removeEventListener('pagehide', close);
    line.toggleAttribute('data-offered', Boolean(localVoice()));
    if (hadFocus) line.querySelector('button')?.focus();
  };

  bar.role = 'group';
  bar.ariaLabel = 'Listen';
  bar.dataset.listenBar = '';
  addButton(bar, 'Back', 'Back one paragraph', back);
  const toggle = addButton(bar, 'Pause', '', () => (state === 'playing' ? player.pause() : player.play()));
  toggle.removeAttribute('aria-label');
  addButton(bar, 'Forward', 'Forward one paragraph', forward);
  addSpeeds(bar, player.setRate);
  addButton(bar, 'Stop', 'Stop listening', close);
  line.after(bar);
  line.removeAttribute('data-offered');
  toggle.focus();
  addEventListener('pagehide', close);
  setMediaKeys({ play: player.play, pause: player.pause, stop: close, previoustrack: back, nexttrack: forward });
  player.play();
}
