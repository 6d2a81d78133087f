import type { ReactNode } from 'react';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './Choice.module.css';
import { choose, type Choice as ChoiceState } from './choice-state.ts';

type ChoiceProps = {
  /** The two results, plain HTML. */
  blue?: ReactNode;
  red?: ReactNode;
};

function ChoiceParts({ blue, red }: ChoiceProps) {
  const isLive = useIsHydrated();
  const onChoose = (next: ChoiceState) => (isLive ? () => choose(next) : undefined);
  return (
    <>
      <div className={`stack-3 ${styles.pills}`}>
        <Pills
          suffix=""
          blue={{ href: '#blue', onChoose: onChoose('blue') }}
          red={{ href: '?auto=red', onChoose: onChoose('red') }}
        />
        <ButtonRow>
          <ButtonLink href="/protocol/day-1" look="main">
            Day 1, free
          </ButtonLink>
        </ButtonRow>
      </div>
      <section className={`stack-4 ${styles.blue}`} id="blue">
        {blue}
        <ButtonRow>
          <Button onClick={onChoose('none')}>Back to Choose Again</Button>
          <ButtonLink href="/protocol/day-1">Day 1, free, whenever you like</ButtonLink>
        </ButtonRow>
      </section>
      <section className={styles.red} id="red">
        {red}
      </section>
    </>
  );
}

/** The choice of the page: none, blue or red. Without a script, all three parts are open, one below the other. */
export const Choice = withBoundary(ChoiceParts);
