import { useEffect, useRef, useState, type ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type HomePillsProps = {
  /** Where red leads, by an ordinary navigation. */
  redHref: string;
  suffix: string;
  /** The comfort-zone result, plain HTML. */
  children?: ReactNode;
};

/** Whether the step of the history that is shown is that of blue. */
const isBlue = () => (history.state as { pill?: unknown } | null)?.pill === 'blue';

function Choice({ redHref, suffix, children }: HomePillsProps) {
  const isLive = useIsHydrated();
  const [choice, setChoice] = useState<'none' | 'blue'>('none');
  const box = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);

  // Focus follows the change, so that a screen reader and a keyboard are where the new words are.
  useEffect(() => {
    if (!hasMoved.current) return;
    box.current?.querySelector<HTMLElement>(choice === 'blue' ? '[tabindex="-1"]' : 'button')?.focus();
  }, [choice]);
  // Blue is a step in the history, so that the Back button leaves it and not the page; a link within the page leaves it as it is.
  const hashOfBlue = useRef('');
  useEffect(() => {
    const follow = () => {
      if (location.hash !== hashOfBlue.current) return;
      hasMoved.current = true;
      setChoice(isBlue() ? 'blue' : 'none');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const chooseBlue = () => {
    hasMoved.current = true;
    hashOfBlue.current = location.hash;
    history.pushState({ pill: 'blue' }, '');
    setChoice('blue');
  };
  const chooseAgain = () => {
    hasMoved.current = true;
    setChoice('none');
    if (isBlue()) history.back();
  };

  return (
    <div ref={box} data-choice={choice}>
      {choice === 'none' ? (
        <Pills
          suffix={suffix}
          red={{ href: redHref }}
          blue={{ href: '/choose-clarity#blue', onChoose: isLive ? chooseBlue : undefined }}
        />
      ) : (
        <>
          {children}
          <p>
            <button type="button" className={buttonClass} onClick={chooseAgain}>
              Back to Choose Again
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** The pills on the home page. Without a script both are links to the choice page. */
export const HomePills = withBoundary(Choice);
