import { useEffect, useState, type ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './Choice.module.css';
import { choiceOnPage, headings, type Choice as ChoiceState } from './choice-state.ts';

type ChoiceProps = { /** The two results, plain HTML. */ blue?: ReactNode; red?: ReactNode };

function ChoiceParts({ blue, red }: ChoiceProps) {
  const isLive = useIsHydrated();
  const [choice, setChoice] = useState<ChoiceState | undefined>();

  // The page shows the part that <html data-choice> names, so that the first paint is right before React is here.
  useEffect(() => {
    if (!choice) return;
    document.documentElement.dataset.choice = choice;
    document.getElementById(headings[choice])?.focus();
  }, [choice]);
  // A link to #blue tapped before React was here, or shared, is a choice as well.
  useEffect(() => {
    if (location.hash === '#blue' && choiceOnPage() === 'none') setChoice('blue');
  }, []);

  const onChoose = (next: ChoiceState) => (isLive ? () => setChoice(next) : undefined);
  return (
    <>
      <div className={styles.pills} id="choose"><Pills suffix="" blue={{ href: '#blue', onChoose: onChoose('blue') }} red={{ href: '?auto=red', onChoose: onChoose('red') }} /></div>
      <section className={styles.blue} id="blue">
        {blue}
        <p className={styles.back}><button type="button" className={buttonClass} onClick={() => setChoice('none')}>Back to Choose Again</button></p>
      </section>
      <section className={styles.red} id="red">{red}</section>
    </>
  );
}

/** The choice of the page: none, blue or red. Without a script all three parts stand open below each other. */
export function Choice(props: ChoiceProps) {
  return <IslandBoundary><ChoiceParts {...props} /></IslandBoundary>;
}
