/** Words that people write around the name of a medicine, and that are none: “I take lexapro every night”. */
const ordinary = new Set(
  `a an the and or with without on off plus also while then but so because think maybe please
  i i’m im am is are was were be been me my mine he he’s she she’s his her it its it’s we our they their for of in at to from by into about
  take takes taking took taken use uses using used have has had having get gets got need want start started been
  each every day days daily night nights nightly evening evenings morning week weeks weekly month months year years yrs old age
  one two three four five six seven eight nine ten few couple lot lots some any all most more less much many often sometimes
  pre non fatigue failure pain stones feel feeling bad problem problems trouble issue issues disease disorder condition history chronic mild severe stage high low level levels
  dinner lunch breakfast supper meal meals weekend weekends social socially occasional occasionally sometimes recovering nauseous racing
  mom dad mother father wife husband mg mcg ml kg lb lbs pounds dose doses before after during today now still just since what can next weigh weighs bottle bottles type kind symptom symptoms calm down haven’t havent`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words of a text that may name something, in their order, without signs and numbers. */
export const tellingWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}\p{N}’-]+|(?<!\p{L})-|-(?!\p{L})/u)
    .filter((word) => /\p{L}/u.test(word) && !ordinary.has(word));
