import { localVoices } from './voice.ts';

/** Shows the Listen button where the device has a voice for it, and loads the rest on the tap. */
const line = document.querySelector<HTMLElement>('[data-listen]');
const button = line?.querySelector('button');

if (line && button && 'speechSynthesis' in window) {
  const name = button.textContent;
  /** Not while it reads: a second tap would start a second voice. */
  const showButton = () => (line.hidden = !localVoices()[0] || !!document.querySelector('[data-listen-bar]'));
  showButton();
  // A property, because Safari’s `speechSynthesis` was no event target for years.
  speechSynthesis.onvoiceschanged = showButton;
  const load = () => {
    line.onclick = null;
    button.textContent = name;
    // iPhones let a page speak only if it first does so within the tap itself. This is a silent space.
    const silence = new SpeechSynthesisUtterance(' ');
    silence.voice = localVoices()[0] ?? null;
    silence.volume = 0;
    if (silence.voice) speechSynthesis.speak(silence);
    // Not `import()`, which fails for good once it has failed, and for which Vite adds a helper to the page.
    const script = document.createElement('script');
    script.src = line.dataset.listen ?? '';
    script.onerror = () => {
      line.onclick = load;
      line.role = 'alert';
      button.textContent = 'It didn’t load. Try again.';
    };
    document.head.append(script);
  };
  line.onclick = load;
}
