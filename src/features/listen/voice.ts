/**
 * The voice to read with, or nothing. Only a voice on the device itself will do: any other sends the text to a company’s server.
 * Chrome fills its list late, and a reader can delete a voice at any time, so this is asked anew for each sentence.
 */
export function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ localService, lang }) => localService && /^en/i.test(lang));
  return (
    voices.find((voice) => voice.default) ??
    // Apple’s list begins with novelty voices.
    voices.find(({ name }) => name.startsWith('Samantha')) ??
    voices.find(({ lang }) => /US$/i.test(lang)) ??
    voices[0]
  );
}
