/** An emoji next to a text that already says it: hidden from screen readers. */
export function Emoji({ of }: { of: string }) {
  return (
    <span className="emoji" aria-hidden="true">
      {of}
    </span>
  );
}
