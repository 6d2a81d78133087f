import type { PacerWords } from '../../model/screens/pacer.ts';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { Pacer } from './Pacer.tsx';
import { ChangeBreath } from './Patterns.tsx';

/** The slow breath or 4-7-8, for as long as the reader likes. Without a script the steps are text. */
export const AnyBreathPacer = withBoundary(({ words }: { words: PacerWords }) => (
  <Pacer words={words} Change={ChangeBreath} />
));
