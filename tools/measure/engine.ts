/** A browser with one page, as narrow as a small phone, or as narrow as it gets. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** The value of an expression on the page. */
  run: (expression: string) => Promise<unknown>;
  /** What the pages complained about. Left out where the browser's driver doesn't tell. */
  errors?: readonly string[];
  close: () => Promise<void>;
}
