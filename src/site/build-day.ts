/**
 * The day of the build as an ISO date, for what is due on a date. `SOURCE_DATE_EPOCH` (seconds) sets it, so that two builds
 * of one commit are the same to the byte.
 */
export function buildDay(env: Record<string, string | undefined> = process.env): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH);
  return new Date(env.SOURCE_DATE_EPOCH ? seconds * 1000 : Date.now()).toISOString().slice(0, 10);
}
