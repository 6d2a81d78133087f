import { z } from 'zod';
import { id, idOf, paragraphs, prose } from '../common.ts';
import { titled } from './titled.ts';

/** A card of the explainer on home: text, a list, or both. */
const explainerCard = z.strictObject({
  /** Its anchor. */
  id,
  title: prose,
  /** What is drawn on it. */
  drawing: id,
  text: z.array(prose).default([]),
  list: z.array(prose).default([]),
});

/** `/`. */
export const homeScreen = z.strictObject({
  lead: prose,
  /** Goes with the links to the five symptoms, and to the plans for parents and for people who work nights. */
  trouble: prose,
  others: z.array(z.strictObject({ text: prose, href: z.string().startsWith('/') })),
  /** What the first lines say, in words that the specification sets. A claim that takes another’s place has to say as much. */
  claims: z.strictObject({
    offer: idOf('claims'),
    trusted: idOf('claims'),
    noPrescriptions: idOf('claims'),
    ingredients: idOf('claims'),
  }),
  /** What the wishlist’s button opens, in it and below it. */
  shop: prose,
  buttons: prose,
  offer: z.strictObject({
    /** That the plan is free: it comes first. */
    free: prose,
    /** Whom it is for. */
    for: prose,
    /** What the price, below it, buys. */
    name: prose,
    keep: prose,
  }),
  /** Goes with the breathing pacer, the first thing to do on the page. */
  minute: titled,
  explainer: z.strictObject({ title: prose, cards: z.array(explainerCard).length(4) }),
  why: prose,
  problems: z.array(titled.extend({ /** What is drawn next to it. */ drawing: id })).length(4),
  verse: z.strictObject({ text: prose, reference: idOf('references') }),
  week: z.strictObject({
    lead: prose,
    /** The three lines before any symptom: whom to call now, and today. */
    emergency: prose,
    suicide: prose,
    after: prose,
  }),
  /** `drowsy` is what the supplements of `wholeStack.onlyOneADay` share, said once. */
  stack: z.strictObject({ title: prose, lead: prose, ask: prose, drowsy: prose, paid: prose }),
  open: z.strictObject({ title: prose, text: paragraphs }),
});
