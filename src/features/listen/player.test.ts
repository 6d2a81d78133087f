import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer } from './player.ts';

const voice = (name: string, lang: string, localService: boolean) =>
  ({ name, lang, localService, default: !localService, voiceURI: name }) satisfies SpeechSynthesisVoice;
const local = voice('On the phone', 'en-US', true);
const passages = [['The title'], ['One.', 'Two.'], ['The end.']];

class Utterance {
  voice: SpeechSynthesisVoice | null = null;
  rate = 1;
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A voice that only writes down what it’s asked to say, and a player with it. */
function setUp() {
  const said: Utterance[] = [];
  const reports: string[] = [];
  const engine = {
    voices: [voice('A server', 'en-US', false), voice('Anna', 'de-DE', true), local],
    speaking: false,
    pending: false,
    cancels: 0,
    getVoices: () => engine.voices,
    resume: () => undefined,
    cancel() {
      engine.speaking = false;
      engine.cancels += 1;
    },
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance as unknown as Utterance);
      engine.speaking = true;
    },
  };
  const player = createPlayer(engine, passages, (passage, state, isAsked) =>
    reports.push(`${passage} ${state}${isAsked ? ', asked' : ''}`),
  );
  const play = () => {
    player.play();
    vi.advanceTimersByTime(100);
  };
  const end = () => {
    engine.speaking = false;
    said.at(-1)?.onend?.();
  };
  return { engine, player, said, reports, play, end, texts: () => said.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('T2 what is said before the first sentence isn’t cut off, so that an iPhone lets the page speak', () => {
  const { play, engine, end } = setUp();
  play();
  end();
  expect(engine.cancels).toBe(0);
});

test('T2 pause and play say the sentence again; a paragraph forward or back begins there; speed takes effect at once', () => {
  const { player, play, end, texts, said, reports } = setUp();
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
  expect(said.at(-1)).toMatchObject({ text: 'The end.', rate: 1.25 });
  expect(reports).toContain('1 paused');
  expect(reports).toContain('2 playing, asked');
});

test('T2 a lost end is passed over, and so is one that never comes', () => {
  const { play, engine, said, texts } = setUp();
  play();
  said.at(-1)?.onstart?.();
  engine.speaking = false;
  vi.advanceTimersByTime(3_000);
  expect(texts().at(-1)).toBe('One.');
  // Chrome goes on “speaking” a sentence that fell silent.
  said.at(-1)?.onstart?.();
  vi.advanceTimersByTime(20_000);
  expect(texts().at(-1)).toBe('Two.');
});

test('T2 a sentence that something cuts off is said again once, and then it says that it stopped', () => {
  const { play, said, texts, reports } = setUp();
  play();
  said.at(-1)?.onerror?.();
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual(['The title', 'The title']);
  said.at(-1)?.onerror?.();
  expect(reports.at(-1)).toBe('0 failed');
});

test('T2 a voice that vanishes is reported, never replaced by a remote one, and it goes on there when one is back', () => {
  const { play, end, engine, texts, reports } = setUp();
  play();
  engine.voices = engine.voices.slice(0, 2);
  end();
  expect(reports.at(-1)).toBe('1 failed');
  expect(texts()).toEqual(['The title']);
  engine.voices = [local];
  play();
  expect(texts().at(-1)).toBe('One.');
});
