import { useCallback, useState } from 'react';
import type { CheckFirstData } from '../../safety/check-first-data.ts';
import type { CheckFirst } from './answer.ts';

const address = '/check-first/what-do-you-take.json';
let opened: Promise<CheckFirst> | undefined;

async function open(): Promise<CheckFirst> {
  const [{ checkFirstWith }, response] = await Promise.all([import('./answer.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return checkFirstWith((await response.json()) as CheckFirstData);
}

/** Search and answer, loaded once they are asked for. What failed is tried again the next time. */
export function useCheckFirst(): { checkFirst: CheckFirst | undefined; hasFailed: boolean; load: () => void } {
  const [checkFirst, setCheckFirst] = useState<CheckFirst>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    opened ??= open();
    opened.then(
      (loaded) => {
        setCheckFirst(loaded);
        setFailed(false);
      },
      () => {
        opened = undefined;
        setFailed(true);
      },
    );
  }, []);
  return { checkFirst, hasFailed, load };
}
