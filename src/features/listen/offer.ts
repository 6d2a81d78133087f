/** Shows the Listen button where the device has an English voice of its own, and loads the rest on the tap. */
const line = document.querySelector<HTMLElement>('[data-listen]');

if (line && 'speechSynthesis' in window) {
  // `localVoice` chooses the best one; any will do here, but no remote one.
  const find = () => speechSynthesis.getVoices().find(({ localService, lang }) => localService && /^en/i.test(lang));
  const offer = () => line.toggleAttribute('data-offered', !!find());
  offer();
  // A property, because Safari’s `speechSynthesis` was no event target for years.
  speechSynthesis.onvoiceschanged = offer;
  line.onclick = () => {
    // iPhones let a page speak only if it first does so within the tap itself. This is a silent space.
    const silence = new SpeechSynthesisUtterance(' ');
    silence.voice = find() ?? null;
    silence.volume = 0;
    if (silence.voice) speechSynthesis.speak(silence);
    void import('./listen.ts').then(({ listen }) => listen(line));
  };
}
