import { byId } from '../../src/domain/records.ts';
import { loadConfig, loadRecords } from '../../src/records.ts';

/** The records and the configuration that the site under test was built from. */
export const records = loadRecords();
export const config = loadConfig();

/** The number that a helpline is called by. */
export const callOf = (line: string): string => byId(records.helplines, line).call;

/** The three numbers of an emergency, in the order in which pages say them. */
export const firstNumbers = ['emergency-services', 'lifeline', 'poison-help'].map(callOf);

/** The name of the link that sends the lifeline a message, and where it leads. */
const { text: message } = byId(records.helplines, 'lifeline');
export const textLifeline = { name: `Text ${message?.number ?? ''}`, href: `sms:${message?.number ?? ''}` };
