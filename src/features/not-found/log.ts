/** Leaves the attempted path where a maintainer looks for it. Nothing is sent anywhere. */
console.warn(`404: no page at ${location.pathname}`);
