/** Something that whoever edits or builds this site can fix. Its message says what and how, and is all that they are shown. */
export class EditorError extends Error {
  override name = 'EditorError';
}
