import { catalogue } from '@/contract/texts/catalogue';
import type { TravelType } from '@/model/network/network';

const text = catalogue({ storedLift: 'Lift', lift: 'Lift' }, { lift: 'Elevator' });

/** A travel type under the word that the rest of the console has for it; a location stores the British one. */
export const localTravelType = (type: TravelType): TravelType =>
  type.name === text('storedLift') ? { ...type, name: text('lift') } : type;
