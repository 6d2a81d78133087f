/**
 * Runs before the body is drawn: while the page’s own script reads the address, whatever comes below its answer keeps its place
 * but stays hidden, so that nothing jumps. Browsers without modules show everything from the start.
 */
export const markReading =
  "'noModule' in HTMLScriptElement.prototype&&(document.documentElement.dataset.today='reading')";
