import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { SiteConfig } from '../../site/config.ts';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type HomePillsProps = {
  /** The mode that the site is set to. */
  pillMode: SiteConfig['pillMode'];
  /** The comfort-zone result, plain HTML. */
  children?: ReactNode;
};

/** Whether the step of the history that is shown is that of blue. */
const isBlue = () => (history.state as { pill?: unknown } | null)?.pill === 'blue';

function Choice({ pillMode, children }: HomePillsProps) {
  const isRedirect = pillMode === 'redirect';
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
          suffix={isRedirect ? ' (gummy)' : ''}
          // To the red result itself: the same two pills again would look like a failed tap.
          red={{ href: isRedirect ? '/clarity-reset' : '/choose-clarity?auto=red' }}
          blue={{ href: '/choose-clarity#blue', onChoose: isLive ? chooseBlue : undefined }}
        />
      ) : (
        <>
          {children}
          <p>
            <Button onClick={chooseAgain}>Back to Choose Again</Button>
          </p>
        </>
      )}
    </div>
  );
}

/** The pills on the home page. Without a script both are links to the choice page. */
export const HomePills = withBoundary(Choice);
