import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';
import { textsIn } from '../model/texts.ts';

/** Refuses a list of reasons to stop that leaves one out: a reader takes the list in front of them for the whole list. */
export function stopListIsWhole(records: Records): Problem[] {
  const { stopSigns } = records.wholeStack;
  const [first = ''] = stopSigns;
  const places = [
    ...(['ingredients', 'supplements', 'symptoms', 'claims', 'adultDays', 'kidsDays'] as const).flatMap((kind) =>
      records[kind].map((record) => ({ file: recordFile(kind, record.id), value: record })),
    ),
    ...(['dailySupport', 'guidelines', 'schedule'] as const).map((list) => ({
      file: lists[list].file,
      value: records[list],
    })),
  ];
  return places.flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ text }) => text.toLowerCase().includes(first))
      .flatMap(({ field, text }): Problem[] => {
        const left = stopSigns.filter((sign) => !text.toLowerCase().includes(sign.replace(/^an? /, '')));
        return left.length === 0
          ? []
          : [
              {
                file,
                field,
                message: `lists reasons to stop and leaves out ${left.join(', ')}. Write the whole list of protocol/whole-stack.yaml.`,
              },
            ];
      }),
  );
}
