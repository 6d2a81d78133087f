/** Words that people write around the name of a medicine, and that are none, “I take lexapro every night”: without apostrophes, and for more than one without its s. */
const ordinary = new Set(
  `a an the and or with without on off plus also while then but so because think maybe please
  i im am is are was were be been me my mine he his she her it we our they their for of in at to from by into about
  take taking took taken use using used have has had having havent get got need want start started
  each every day daily night nightly evening morning week weekly month year yr old age
  one two three four five six seven eight nine ten few couple lot some any all most more less much many often sometimes
  pre non fatigue failure pain stone feel feeling bad problem trouble issue disease disorder condition history chronic mild severe stage high low level
  dinner lunch breakfast supper meal weekend social socially occasional occasionally recovering nauseous racing
  mom dad mother father wife husband mg mcg ml kg lb pound dose before after during today now still just since what can next weigh bottle type kind symptom calm down`.split(
    /\s+/,
  ),
);

const isOrdinary = (word: string) => {
  const plain = word.replaceAll('’', '');
  return ordinary.has(plain) || ordinary.has(plain.replace(/s$/, ''));
};

/** The words of a text that may name something, in their order, without signs and numbers. */
export const tellingWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}\p{N}’-]+|(?<!\p{L})-|-(?!\p{L})/u)
    .filter((word) => /\p{L}/u.test(word) && !isOrdinary(word));
