import { calendarBook } from '../../export/calendar.ts';
import { planSchema, type Plan } from '../../model/day.ts';
import { loadRecords } from '../../content-loader/records.ts';

/** The words that a calendar file is made of. The browser asks for them when a reader taps. */
export const getStaticPaths = () => planSchema.options.map((plan) => ({ params: { plan }, props: { plan } }));

export const GET = ({ props: { plan } }: { props: { plan: Plan } }) => Response.json(calendarBook(loadRecords(), plan));
