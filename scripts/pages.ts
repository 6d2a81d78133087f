import { membersOf, pages } from '../src/domain/pages.ts';
import { loadRecords } from '../src/records.ts';
import { forEditors } from './for-editors.ts';

/** Prints the list of pages as a table. */
await forEditors(() => {
  const records = loadRecords();
  const rows = pages.map((entry) => {
    const count = membersOf(entry, records).length;
    return [
      entry.path,
      entry.name,
      entry.members ? `${count}, of which tests see ${Math.min(count, entry.sampled ?? count)}` : '1',
      entry.listed.join(' '),
      entry.review ?? 'none',
      entry.paid?.join(' ') ?? 'none',
      entry.budget ?? 'page',
    ];
  });
  const head = ['Path', 'Name', 'Pages', 'Listed in', 'Review', 'Paid links', 'Budget'];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? name.length)),
  );
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
});
