/**
 * Runs before the body is drawn: while the page’s own script reads the address, what stands below its answer keeps its place and
 * is not shown yet, so that nothing jumps. Where a browser runs no modules, all of it is there from the start.
 */
export const markReading =
  "'noModule' in HTMLScriptElement.prototype&&(document.documentElement.dataset.today='reading')";
