import { lists, type Records } from '../model/records.ts';
import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import type { Contact } from '../model/evidence.ts';

/** Refuses a contact by message to a helpline that takes none. A line that is not there is refused with every other unknown id. */
export function contactsReachSomebody({
  helplines,
  careCards,
  moreHelp,
}: Pick<Records, 'helplines' | 'careCards' | 'moreHelp'>): Problem[] {
  const unreached = (file: string, path: string, contacts: readonly Contact[]) =>
    contacts.flatMap(({ helpline, by, number }, index): Problem[] =>
      number || !helplines.some(({ id }) => id === helpline)
        ? []
        : [
            {
              file,
              field: `${path}contacts[${index}].by`,
              message: `"${helpline}" has no number that can be reached by ${by}; write by: tel, or its text number in ${recordFile('helplines', helpline)}`,
            },
          ],
    );
  return [
    ...careCards.flatMap(({ id, contacts }) => unreached(recordFile('careCards', id), '', contacts)),
    ...moreHelp.flatMap(({ contacts }, index) => unreached(lists.moreHelp.file, `[${index}].`, contacts)),
  ];
}
