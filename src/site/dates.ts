let inFull: Intl.DateTimeFormat | undefined;

/** An ISO day (`2026-11-21`) as `November 21, 2026`. Time zones do not move it. */
export function formatDate(iso: string): string {
  inFull ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return inFull.format(utc(iso));
}

/** Today as an ISO day, in UTC. */
export const currentDay = () => new Date().toISOString().slice(0, 10);

/** The ISO day `months` after another; the 31st becomes a shorter month’s last day. */
export function addMonths(iso: string, months: number): string {
  const date = utc(iso);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString().slice(0, 10);
}

/** Whole days from one ISO day to another; negative where the second is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);

function utc(iso: string): Date {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso)
    throw new RangeError(`Invalid day "${iso}"`);
  return date;
}
