import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { Claim } from '../../ui/Claim.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './KidsScreen.module.css';

/** How the hour after school changed hands. No golden age, and nobody to blame. */
export function History({ shown }: { shown: Readonly<Record<'play' | 'screenHours' | 'parents', ClaimRecord>> }) {
  return (
    <dl className={styles.rows}>
      <div>
        <dt>Out of sight</dt>
        <dd>
          Ask a grandparent about the hour after school. You will hear of a street, a ball, a quarrel over the rules,
          and a voice at dusk that called everybody in.{' '}
          <Claim claim={shown.play}>Since then, children’s independent play has shrunk.</Claim> It was never golden for
          all, and nobody needs it back whole.
        </dd>
      </div>
      <div>
        <dt>Indoors</dt>
        <dd>
          The hour moved inside, to a lamp, a couch and a screen that was always free.{' '}
          <Claim claim={shown.screenHours}>
            By our figure, children of 8–12 now spend 5.5 hours a day with screens.
          </Claim>{' '}
          <span data-dose="">
            The figure that we could check is about 4.5 hours, from a survey of 2015.
            <ReferenceMarks ids={['csm-census-2015']} />
          </span>
        </dd>
      </div>
      <div>
        <dt>In the hand</dt>
        <dd>
          The newest screen goes to bed with them. Designs built to hold attention can crowd out sleep and movement, the
          American Academy of Pediatrics says.
          <ReferenceMarks ids={['aap-digital-2026']} /> Your child did not draw that design, and neither did you.{' '}
          <Claim claim={shown.parents} />
        </dd>
      </div>
      <div>
        <dt>These thirty days</dt>
        <dd>
          Some of the empty hours come back, with a door, a table and a chapter in them. It is a calendar. Everybody in
          the house knows on which day it ends.
        </dd>
      </div>
    </dl>
  );
}
