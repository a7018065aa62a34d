import { type PlainPromotionField, plainField } from '@/model/importing/promotions/promotionFields';
import { catalogue } from './catalogue';

const text = catalogue({
  name: 'Name',
  short_description: 'Short description',
  long_description: 'Long description',
  start: 'Start',
  start_time: 'Time of the start',
  end: 'End',
  end_time: 'Time of the end',
  show_from: 'Show from',
  repeats: 'Repeats (RRULE)',
  destinations: 'Destinations',
  locations: 'Locations',
  everywhere: 'In every location (yes or no)',
  website: 'Website',
  external_id: 'ID in the source',
  own_id: 'ID in Atrium',
});

/** The label of a field of an event or offer that a file may fill, without the order of its days. */
export const promotionFieldText = (field: string): string => text(plainField(field) as PlainPromotionField);
