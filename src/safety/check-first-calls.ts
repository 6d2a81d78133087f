import { contactLabel } from './helplines.ts';
import { byId, type Records } from '../model/records.ts';

/** A call that comes first on Check first: when to make it, and the numbers to tap. */
export interface FirstCall {
  when: string;
  /** The id of the care card of this danger. */
  careCard: string;
  links: { href: string; label: string }[];
}

/** The three calls, in their order. A helpline that also takes texts has a second link. */
export const firstCalls = ({ checkFirst, helplines }: Pick<Records, 'checkFirst' | 'helplines'>): FirstCall[] =>
  checkFirst.calls.map(({ when, careCard, helpline: id }) => {
    const helpline = byId(helplines, id);
    const { call, text } = helpline;
    return {
      when,
      careCard,
      links: [
        { href: `tel:${call}`, label: contactLabel(helpline, 'tel') },
        ...(text ? [{ href: `sms:${text.number}`, label: contactLabel(helpline, 'sms') }] : []),
      ],
    };
  });
