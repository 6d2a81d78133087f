/**
 * English voices on the device itself. Any other sends the text to a company’s server. Chrome fills its list late, and a reader can
 * delete a voice at any time, so ask again each time.
 */
export const localVoices = (engine: Pick<SpeechSynthesis, 'getVoices'> = speechSynthesis): SpeechSynthesisVoice[] =>
  engine.getVoices().filter(({ localService, lang }) => localService && /^en/i.test(lang));
