import { catalogue } from '@/contract/texts/catalogue';
import type { TravelType } from '@/model/network/network';

const STORED = 'Lift';
const text = catalogue({ lift: STORED }, { lift: 'Elevator' });

/** A travel type under the word that the rest of the console has for it; a location stores the British one. */
export const inOwnWords = (type: TravelType): TravelType =>
  type.name === STORED ? { ...type, name: text('lift') } : type;
