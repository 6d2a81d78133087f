/** Where the share image of a page lives: `/blog/fog-and-return` has `/share/blog/fog-and-return.png`, and `/` has `/share/index.png`. */
export const shareImagePath = (path: string) => `/share${path === '/' ? '/index' : path}.png`;
