const voice = (name: string, lang: string, localService: boolean) =>
  ({ name, lang, localService, default: !localService, voiceURI: name }) satisfies SpeechSynthesisVoice;
export const local = voice('On the phone', 'en-US', true);
export const remote = voice('A server', 'en-US', false);
export const german = voice('Anna', 'de-DE', true);

interface Utterance {
  text: string;
  voice: SpeechSynthesisVoice;
  rate: number;
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
}

/**
 * Puts speech in place that only writes down what it’s asked to say. `end` ends a sentence, and voices may come late. It also runs in a
 * page, so it uses nothing outside itself.
 */
export function stubSpeech(voices: SpeechSynthesisVoice[]) {
  const spoken: Utterance[] = [];
  const engine = {
    speaking: false,
    pending: false,
    cancels: 0,
    onvoiceschanged: undefined as (() => void) | undefined,
    getVoices: () => voices,
    resume: () => undefined,
    cancel: () => {
      engine.speaking = false;
      engine.cancels += 1;
    },
    speak: (utterance: object) => {
      spoken.push(utterance as Utterance);
      engine.speaking = true;
    },
  };
  const stub = {
    spoken,
    engine,
    setVoices: (to: SpeechSynthesisVoice[]) => {
      voices = to;
      engine.onvoiceschanged?.();
    },
    end: () => {
      engine.speaking = false;
      spoken.at(-1)?.onend?.();
    },
  };
  class SpeechSynthesisUtterance {
    rate = 1;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: engine, configurable: true });
  Object.assign(globalThis, { SpeechSynthesisUtterance, stub });
  return stub;
}

export type Stub = ReturnType<typeof stubSpeech>;
