import { useEffect, useEffectEvent } from 'react';
import { startAnchor } from './use-pacer.ts';

const soundLink = 'a[data-breathe]';

/** Begins when a link elsewhere on the page asks for the breath with its tone. A browser plays sound only within such a tap. */
export function useSoundLink(begin: () => void) {
  const beginNow = useEffectEvent(begin);
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(soundLink)) beginNow();
    };
    addEventListener('click', follow);
    // On a slow phone it may have been tapped before this was awake.
    const wasTapped = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (wasTapped && location.hash === startAnchor && document.querySelector(soundLink)) beginNow();
    return () => removeEventListener('click', follow);
  }, []);
}
