/** Names of the numbers that marks carry: `at` stands in `data-at`, and styles read it as `--at`. */
type Numbers = Partial<Record<'at' | 'from' | 'to' | 'row' | 'until' | 'line' | 'lane', readonly number[]>>;

/**
 * Hands the numbers of a figure’s marks to its styles. A page’s policy refuses styles written into an element, so that a
 * mark carries its number as data and one rule for each number turns it into a custom property. The build moves the rules
 * into the one style element of the page.
 */
export function MarkNumbers({
  of,
  numbers,
  also = '',
}: {
  of: string;
  numbers: Numbers;
  /** Further rules. */ also?: string;
}) {
  const rules = Object.entries(numbers).flatMap(([name, values]) =>
    [...new Set(values)].map((value) => `[data-figure="${of}"] [data-${name}="${value}"]{--${name}:${value}}`),
  );
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') + also }} />;
}
