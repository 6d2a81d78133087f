import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and in the first render, so that hydration always matches; true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
