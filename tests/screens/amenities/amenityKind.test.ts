import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { formInputOf, formRecordOf, validateValues } from '@/machines/records/recordKind';
import { amenityKind } from '@/screens/amenities/amenityKind';

const lift = {
  id: 7,
  uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  name: 'Lift',
  description: '',
  icon_id: 41,
  always_show: 1 as const,
  disable_search: 0 as const,
  revision: 2,
};
const values = formRecordOf(amenityKind, lift).values as typeof amenityKind.blank;

it('[AM3] asks for name and icon in the stated words, and for no description', () => {
  expect(validateValues(amenityKind, amenityKind.blank)).toEqual({
    name: 'Please input amenity name',
    icon: 'Please select amenity icon',
  });
  expect(validateValues(amenityKind, { ...values, name: 'x'.repeat(101) })).toEqual({
    name: 'Length should be 1 to 100',
  });
  expect(validateValues(amenityKind, values)).toEqual({});
});

it('[AM1] the switches are 0 or 1 in the body, and an amenity is known by its number', () => {
  expect(amenityKind.idOf(lift)).toBe('7');
  expect(amenityKind.bodyOf({ ...values, disableSearch: true })).toMatchObject({ always_show: 1, disable_search: 1 });
});

it('[AM12] saving an invalid form notifies in the stated words', () => {
  const actor = createActor(recordFormMachine, { input: formInputOf(amenityKind, { record: null }) }).start();
  const notified: unknown[] = [];
  actor.on('notified', (event) => notified.push(event));
  actor.send({ type: 'save' });
  expect(notified).toEqual([
    { type: 'notified', text: 'Please ensure all required fields are complete.', tone: 'error' },
  ]);
});
