import { problemText } from '@/screens/checks/problemTexts';
import { text as toolText } from '../tools/texts';
import type { CausedPin } from './mapPins';

/** The problem at the place of a pin, as a sentence. */
export const pinLabel = ({ cause }: CausedPin): string =>
  typeof cause === 'string' ? toolText(`noRoute.${cause}`) : problemText(cause);
