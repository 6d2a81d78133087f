const dayMinutes = 24 * 60;

/** “9:30 PM” as minutes after midnight, or undefined for words such as “On waking”. */
function minutesOf(time: string): number | undefined {
  const {
    hour,
    minute = '0',
    half,
  } = /^(?<hour>\d{1,2})(?::(?<minute>\d{2}))? (?<half>[AP])M$/.exec(time)?.groups ?? {};
  return hour === undefined ? undefined : (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 12 * 60 : 0);
}

/** Minutes after midnight as the site prints them: “9:30 PM”. */
export function timeOf(minutes: number): string {
  const whole = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const hour = Math.floor(whole / 60);
  const minute = whole % 60;
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** How long the plan counts back from getting up to going to bed, as day 2 has it. */
const hoursInBed = 8;

/** The hours of a day, moved so that the last of them, bedtime, is at another time. What has no hour is on waking, at its new time. */
export function movedTo<T extends { time: string }>(bedtime: string, hours: readonly T[]): T[] {
  const bed = minutesOf(bedtime);
  const usual = minutesOf(hours.at(-1)?.time ?? '');
  if (bed === undefined || usual === undefined)
    throw new RangeError(`A bedtime is an hour such as “9 AM”; got “${bedtime}” and “${hours.at(-1)?.time ?? ''}”`);
  return hours.map((hour) => {
    const at = minutesOf(hour.time);
    return { ...hour, time: timeOf(at === undefined ? bed + hoursInBed * 60 : at + bed - usual) };
  });
}
