/** A long number of North America, as the records write it. */
const phoneNumber = /(1-\d{3}-\d{3}-\d{4})/;

/** Words and the numbers between them, in turn. */
const partsOf = (text: string) => text.split(phoneNumber).map((part, index) => ({ part, isNumber: index % 2 === 1 }));

type DialableProps = {
  text: string;
  /** Numbers that a button beside the words already calls. */ except?: readonly string[];
};

/** Words in which each phone number can be tapped, and never breaks at the end of a line. */
export function Dialable({ text, except = [] }: DialableProps) {
  return partsOf(text).map(({ part, isNumber }) =>
    isNumber && except.includes(part) ? (
      <Unbroken key={part} text={part} />
    ) : isNumber ? (
      <a key={part} className="whole" href={`tel:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Words of a link in which a phone number never breaks at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return partsOf(text).map(({ part, isNumber }) =>
    isNumber ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
