import { Fragment } from 'react';
import { sleepyTypes, sleepyTogether } from '../safety/results.ts';
import { capitalized } from '../text/texts.ts';
import type { Ingredient, Medicine } from '../model/ingredient.ts';

/** Where `/stack` says what makes people sleepy. */
export const sleepyAnchor = 'sleepy';

/** Words in which “anything that makes you sleepy” leads to the list of what that is. */
export function WithSleepy({ text }: { text: string }) {
  return text.split(sleepyTogether).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <a href={`/stack#${sleepyAnchor}`}>{sleepyTogether}</a>}
      {part}
    </Fragment>
  ));
}

type SleepyOnceProps = { ingredients: readonly Ingredient[]; medicines: readonly Medicine[] };

/** Says once for a whole page what makes people sleepy, type by type. */
export function SleepyOnce({ ingredients, medicines }: SleepyOnceProps) {
  return (
    <p id={sleepyAnchor} className="small measure" data-safety="sleepy">
      “{capitalized(sleepyTogether)}” means: {new Intl.ListFormat('en-US').format(sleepyTypes(ingredients, medicines))}.
    </p>
  );
}
