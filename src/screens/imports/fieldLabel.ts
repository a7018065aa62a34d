import { placeFieldText } from '@/contract/texts/placeFieldText';
import { isPlaceField } from '@/model/importing/places/placeFields';

/** A field of a row in words; one of another service as it is. */
export const fieldLabel = (field: string): string => (isPlaceField(field) ? placeFieldText(field) : field);
