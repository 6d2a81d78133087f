import { localVoices } from './voice.ts';

/** What the player needs of `speechSynthesis`. */
type Engine = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'resume' | 'speaking' | 'pending'>;

/** The one to read with, or nothing if there is none (any more). */
function bestVoice(engine: Engine): SpeechSynthesisVoice | undefined {
  const voices = localVoices(engine);
  return (
    voices.find((voice) => voice.default) ??
    // Apple’s list begins with novelty voices.
    voices.find(({ name }) => name.startsWith('Samantha')) ??
    voices.find(({ lang }) => /US$/i.test(lang)) ??
    voices[0]
  );
}

export type PlayerState = 'playing' | 'paused' | 'done' | 'failed';

/**
 * Says passages sentence by sentence, and reports each passage, each change of state, and whether the reader asked for it. Pausing cancels and playing says the
 * sentence again, because `pause()` ends speech on Android. Speech that neither ends nor goes on is given up after a while.
 */
export function createPlayer(
  engine: Engine,
  passages: readonly (readonly string[])[],
  report: (passage: number, state: PlayerState, isAsked: boolean) => void,
) {
  let passage = 0;
  let sentence = 0;
  let rate = 1;
  let misses = 0;
  let state: PlayerState = 'paused';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Chrome loses the end event of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | undefined;

  const become = (next: PlayerState, isAsked = false) => {
    state = next;
    report(passage, next, isAsked);
  };
  const silence = () => {
    clearTimeout(timer);
    // Not before anything was said: some browsers lose what is said after.
    if (current) engine.cancel();
    current = undefined;
  };
  const stop = (as: PlayerState) => {
    silence();
    become(as);
  };
  // Speech that begins in the same moment as another is canceled gets lost in some browsers.
  const restart = (isAsked = false) => {
    silence();
    become('playing', isAsked);
    timer = setTimeout(speak, 100);
  };
  const next = () => {
    misses = 0;
    sentence += 1;
    if (sentence === passages[passage]?.length) {
      sentence = 0;
      passage += 1;
      if (passage < passages.length) become('playing');
    }
    if (passage < passages.length) speak();
    else stop('done');
  };
  const miss = () => {
    misses += 1;
    if (misses > 1) stop('failed');
    else restart();
  };

  function speak() {
    const voice = bestVoice(engine);
    if (!voice) {
      stop('failed');
      return;
    }
    const text = passages[passage]?.[sentence] ?? '';
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    let hasBegun = false;
    utterance.onstart = () => (hasBegun = true);
    utterance.onend = () => current === utterance && next();
    utterance.onerror = () => current === utterance && miss();
    current = utterance;
    engine.resume();
    engine.speak(utterance);

    let idle = 0;
    const giveUp = Date.now() + 8000 + (text.length * 250) / rate;
    const watch = () => {
      idle = engine.speaking || engine.pending ? 0 : idle + 1;
      if (idle < 2 && Date.now() < giveUp) {
        timer = setTimeout(watch, 1000);
        return;
      }
      silence();
      if (hasBegun) next();
      else miss();
    };
    clearTimeout(timer);
    timer = setTimeout(watch, 1000);
  }

  return {
    play: () => {
      misses = 0;
      restart();
    },
    pause: () => stop('paused'),
    /** Goes so many passages forward (or back), and reads there. */
    move(by: number) {
      passage = Math.min(Math.max(passage + by, 0), passages.length - 1);
      sentence = 0;
      misses = 0;
      restart(true);
    },
    setRate(to: number) {
      rate = to;
      if (state === 'playing') restart();
    },
  };
}
