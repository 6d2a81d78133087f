/** Where a reader begins, for nothing. In a file of its own: an island that names it brings nothing else along. */
export const firstDay = '/protocol/day-1';
