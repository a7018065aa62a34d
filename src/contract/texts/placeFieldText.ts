import type { PlaceField } from '@/model/importing/places/placeFields';
import { isTranslatedField, translationOf } from '@/model/importing/places/translatedFields';
import { catalogue } from './catalogue';

const text = catalogue({
  name: 'Name',
  description: 'Description',
  categories: 'Categories',
  tags: 'Tags',
  unit: 'Unit or room',
  address: 'Address',
  phone: 'Phone number',
  website: 'Website',
  email: 'Email',
  booking: 'Booking link',
  social: 'Social media',
  logo: 'Logo (address of a picture)',
  opening_hours: 'Opening hours',
  mon: 'Hours on Monday',
  tue: 'Hours on Tuesday',
  wed: 'Hours on Wednesday',
  thur: 'Hours on Thursday',
  fri: 'Hours on Friday',
  sat: 'Hours on Saturday',
  sun: 'Hours on Sunday',
  note: 'Note',
  review: 'Review',
  main_destination: 'Main destination',
  external_id: 'ID in the source',
  nameIn: 'Name in {language}',
  descriptionIn: 'Description in {language}',
  own_id: 'ID in Atrium',
});

/** The label of a field of a destination that a file or a feed may fill. */
export function placeFieldText(field: PlaceField): string {
  if (!isTranslatedField(field)) return text(field);
  const { original, language } = translationOf(field) ?? { original: 'name', language: '' };
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return text(original === 'name' ? 'nameIn' : 'descriptionIn', { language: name });
}
