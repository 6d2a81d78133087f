import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { german, local, remote, stubSpeech } from '../../../tests/support/speech.ts';
import { createPlayer } from './player.ts';

/** A voice that only writes down what it’s asked to say, and a player with it. */
function setUp() {
  const reports: string[] = [];
  const stub = stubSpeech([remote, german, local]);
  const player = createPlayer(stub.engine, [['The title'], ['One.', 'Two.'], ['The end.']], (passage, state, isAsked) =>
    reports.push(`${passage} ${state}${isAsked ? ', asked' : ''}`),
  );
  const play = () => {
    player.play();
    vi.advanceTimersByTime(100);
  };
  return { ...stub, player, reports, play, texts: () => stub.spoken.map(({ text }) => text) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'stub']) Reflect.deleteProperty(globalThis, name);
});

test('T2 what is said before the first sentence isn’t cut off, so that an iPhone lets the page speak', () => {
  const { play, engine, end } = setUp();
  play();
  end();
  expect(engine.cancels).toBe(0);
});

test('T2 pause and play say the sentence again; a paragraph forward or back begins there; speed takes effect at once', () => {
  const { player, play, end, texts, spoken, reports } = setUp();
  const moved = (by: number) => {
    player.move(by);
    vi.advanceTimersByTime(100);
    return texts().at(-1);
  };
  play();
  end();
  end();
  player.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts().at(-1)).toBe('Two.');
  play();
  expect(texts().slice(-2)).toEqual(['Two.', 'Two.']);
  expect(moved(-1)).toBe('The title');
  expect(moved(-1)).toBe('The title');
  expect(moved(1)).toBe('One.');
  expect(moved(9)).toBe('The end.');
  player.setRate(1.25);
  vi.advanceTimersByTime(100);
  expect(spoken.at(-1)).toMatchObject({ text: 'The end.', rate: 1.25 });
  expect(reports).toContain('1 paused');
  expect(reports).toContain('2 playing, asked');
});

test('T2 a lost end is passed over, and so is one that never comes', () => {
  const { play, engine, spoken, texts } = setUp();
  play();
  spoken.at(-1)?.onstart?.();
  engine.speaking = false;
  vi.advanceTimersByTime(3_000);
  expect(texts().at(-1)).toBe('One.');
  // Chrome goes on “speaking” a sentence that fell silent.
  spoken.at(-1)?.onstart?.();
  vi.advanceTimersByTime(20_000);
  expect(texts().at(-1)).toBe('Two.');
});

test('T2 a sentence that something cuts off is said again once, and then it says that it stopped', () => {
  const { play, spoken, texts, reports } = setUp();
  play();
  spoken.at(-1)?.onerror?.();
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['The title', 'The title']);
  spoken.at(-1)?.onerror?.();
  expect(reports.at(-1)).toBe('0 failed');
});

test('T2 a voice that vanishes is reported, never replaced by a remote one, and it goes on there when one is back', () => {
  const { play, end, setVoices, texts, reports } = setUp();
  play();
  setVoices([remote, german]);
  end();
  expect(reports.at(-1)).toBe('1 failed');
  expect(texts()).toEqual(['The title']);
  setVoices([local]);
  play();
  expect(texts().at(-1)).toBe('One.');
});
