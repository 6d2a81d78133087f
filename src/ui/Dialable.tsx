/** A long number of North America, as the records write it. */
const longNumber = '1-\\d{3}-\\d{3}-\\d{4}';
/** The same and “call” before it. */
const called = `(?:\\b[Cc]all )?${longNumber}`;

/** Words in which “call” or “text” is kept on the line of the short number behind it; not where they are all that is said. */
const together = (text: string) => text.replaceAll(/\b([Cc]all|text) (?=\d{3}\b.|$)/gs, '$1\u{a0}');

/** Words and the numbers between them, in turn; a number is one of the given patterns. */
const partsOf = (text: string, ...numbers: readonly string[]) =>
  text.split(new RegExp(`(${numbers.join('|')})`)).map((part, index) => ({ part, isNumber: index % 2 === 1 }));

type DialableProps = {
  text: string;
  /** Numbers that a button next to the words already calls. */
  except?: readonly string[];
  /** Short numbers to be tapped too, such as 911: texts contain others that nobody calls. */
  short?: readonly string[];
};

/** Words in which each phone number can be tapped, and never breaks at the end of a line. */
export function Dialable({ text, except = [], short = [] }: DialableProps) {
  return partsOf(text, longNumber, ...short.map((number) => `\\b${number}\\b`)).map(({ part, isNumber }, index) => {
    if (!isNumber) return together(part);
    if (except.includes(part)) return <Unbroken key={index} text={part} />;
    return (
      <a key={index} className="whole" href={`tel:${part}`}>
        {part}
      </a>
    );
  });
}

/**
 * Words in which a number never breaks at the end of a line, nor “call” from the number behind it, nor a letter from the word behind its
 * hyphen, as in L-theanine.
 */
export function Unbroken({ text }: { text: string }) {
  return partsOf(text, called, '\\b[A-Z]-[a-z]+').map(({ part, isNumber }, index) =>
    isNumber ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      together(part)
    ),
  );
}
