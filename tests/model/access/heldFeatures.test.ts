import { expect, it } from 'vitest';
import { FEATURES } from '@/model/access/features';
import { heldFeatures, normalFeatureName } from '@/model/access/heldFeatures';

it('[GU8] feature names are the same whatever their case, with blanks, dashes and underscores alike', () => {
  for (const name of ['waypoint-editor', 'Waypoint Editor', 'WAYPOINT_EDITOR', ' waypoint  editor '])
    expect(normalFeatureName(name)).toBe('waypoint-editor');
  expect(normalFeatureName('way-point-editor')).not.toBe('waypoint-editor');
});

it('[GU8] knows the features of a provider that numbers them differently by their names, the user’s bare ids as well', () => {
  const organisation = [
    { id: 901, name: 'Events' },
    { id: 902, name: 'USER_ADMIN' },
    { id: 5, name: 'something of theirs' },
  ];
  expect(heldFeatures(organisation, [901, 5, 7])).toEqual({
    organisationFeatures: [9, 10, 0],
    userFeatures: [9, 0, 7],
  });
});

it('[GU8] takes ids as they are where no names come with them', () => {
  expect(heldFeatures([{ id: 9 }], [9, 17])).toEqual({ organisationFeatures: [9], userFeatures: [9, 17] });
});

it('[DC5] publish is 17 and the kiosk’s QR code 18', () => {
  const idOf = (wanted: string) => FEATURES.find(({ name }) => name === wanted)?.id;
  expect([idOf('publish'), idOf('kiosk-qr')]).toEqual([17, 18]);
});
