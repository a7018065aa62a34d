import { catalogue } from '@/contract/texts/catalogue';

/** In the question itself, where the other texts of the notice are loaded with it. */
const text = catalogue({ counting: 'Counting what uses it…' });

export const countingText = (): string => text('counting');
