import { getDocumentProxy } from 'unpdf';

/** A run of text and its place on the printed page, in points from the lower left corner. */
interface Run {
  text: string;
  left: number;
  right: number;
  /** The baseline. */
  base: number;
  height: number;
}

const areOverEachOther = (a: Run, b: Run) => {
  const height = Math.min(a.height, b.height);
  const shared = Math.min(a.base + a.height, b.base + b.height) - Math.max(a.base, b.base);
  const beside = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared > height / 2 && beside > height / 2;
};

/**
 * What of a printed PDF cannot be read, each with its sheet: every two runs of text of which one is printed over the other
 * by more than half a line, and every run whose letters reach into a margin of so many points, where a sheet cuts them.
 */
export async function overprinted(file: Uint8Array, margin: number): Promise<string[]> {
  const pdf = await getDocumentProxy(file);
  const overlaps: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, bottom = 0, , top = 0] = page.view;
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item): Run[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , , left, base] = item.transform as number[];
      if (left === undefined || base === undefined) return [];
      return [{ text: item.str, left, right: left + item.width, base, height: item.height }];
    });
    runs.forEach((run, index) => {
      // The letters of a line reach about as high as seven tenths of its size.
      if (run.base < bottom + margin || run.base + run.height * 0.7 > top - margin + 1)
        overlaps.push(`sheet ${number}: “${run.text}” is cut by the edge`);
      for (const later of runs.slice(index + 1))
        if (areOverEachOther(run, later)) overlaps.push(`sheet ${number}: “${run.text}” over “${later.text}”`);
    });
  }
  return overlaps;
}
