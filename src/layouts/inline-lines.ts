import { createHash } from 'node:crypto';

/** The order of the style layers. It comes before every style sheet, because a bundler prints those in an order of its own. */
export const layerOrder = '@layer reset,tokens,base,prose,ui,features,print;';

/** An inline script or style as a page's policy allows it. */
export const hashOf = (line: string): string => `'sha256-${createHash('sha256').update(line).digest('base64')}'`;
