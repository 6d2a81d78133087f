/** A long number of North America, as the records write it. */
const phoneNumber = /(1-\d{3}-\d{3}-\d{4})/;

/** Words in which each phone number can be tapped, and never breaks at the end of a line. */
export function Dialable({ text }: { text: string }) {
  return text.split(phoneNumber).map((part, index) => (index % 2 === 1 ? <a key={part} href={`tel:${part}`}>{part}</a> : part));
}
