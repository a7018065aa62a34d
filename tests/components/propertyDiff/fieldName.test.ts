import { expect, it } from 'vitest';
import { fieldName } from '@/components/propertyDiff/fieldName';

it.each([
  ['name', 'Name'],
  ['skin_id', 'Skin ID'],
  ['kiosk_ids', 'Kiosk IDs'],
  ['at_their_next_publication', 'At their next publication'],
  ['openingHours', 'Opening hours'],
  ['usd_config', 'USD config'],
  ['uuid', 'UUID'],
  ['', ''],
])('[AL3] the field %j is read as %j', (field, words) => {
  expect(fieldName(field)).toBe(words);
});
