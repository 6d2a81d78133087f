import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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

function Choice({ pillMode, children }: HomePillsProps) {
  const isRedirect = pillMode === 'redirect';
  const isLive = useIsHydrated();
  const [choice, setChoice] = useState<'none' | 'blue'>('none');
  const box = useRef<HTMLDivElement>(null);

  const choose = (next: 'none' | 'blue') => {
    flushSync(() => setChoice(next));
    // Focus follows the change, so that a screen reader and a keyboard are where the new words are.
    box.current?.querySelector<HTMLElement>(next === 'blue' ? '[tabindex="-1"]' : 'button')?.focus();
  };

  return (
    <div ref={box} data-choice={choice}>
      {choice === 'none' ? (
        <Pills
          suffix={isRedirect ? ' (gummy)' : ''}
          // To the red result itself: the same two pills again would look like a failed tap.
          red={{ href: isRedirect ? '/clarity-reset' : '/choose-clarity?auto=red' }}
          blue={{ href: '/choose-clarity#blue', onChoose: isLive ? () => choose('blue') : undefined }}
        />
      ) : (
        <>
          {children}
          <p>
            <Button onClick={() => choose('none')}>Back to Choose Again</Button>
          </p>
        </>
      )}
    </div>
  );
}

/** The pills on the home page. Without a script both are links to the choice page. */
export const HomePills = withBoundary(Choice);
