import { withBoundary } from '../../ui/with-boundary.tsx';
import { Pacer } from './Pacer.tsx';

/** The slow breath, for a page on which it’s one step of many. */
export const BreathingPacer = withBoundary(Pacer);
