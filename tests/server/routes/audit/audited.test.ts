import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../../server/repositories/audit/audit';
import { changedProperties } from '../../../../server/repositories/audit/changedProperties';
import { audited } from '../../../../server/routes/audit/audited';

const entry = (one: AuditEntry): AuditEntry => one;

it('[AU6] keeps the fields that differ, and no other', () => {
  const before = { id: 7, name: 'Café', tags: ['food'], colour: null as string | null, logo: 'a.png' };
  const after = { ...before, name: 'Coffee', tags: ['food', 'drinks'], colour: '#112233' };
  expect(audited(entry, 'destination', 3).updated('7', after.name, before, after)).toEqual({
    tag: 'destination',
    event: 'updated',
    subjectType: 'destination',
    subject: '7',
    description: 'Changed Coffee',
    projectId: 3,
    properties: {
      old: { name: 'Café', tags: ['food'], colour: null },
      attributes: { name: 'Coffee', tags: ['food', 'drinks'], colour: '#112233' },
    },
  });
});

it('[AU6] keeps a field that only one of the two states has', () => {
  const before: { name: string; logo?: string } = { name: 'Café', logo: 'a.png' };
  const { properties } = audited(entry, 'destination').updated('7', 'Café', before, { name: 'Café' });
  expect(properties).toEqual({ old: { logo: 'a.png' }, attributes: {} });
});

it('[AU3] describes creation and deletion of every kind in the same words', () => {
  const map = audited(entry, { tag: 'map', subjectType: 'uploaded-map-file' });
  expect(map.created('u', 'Ground floor', { name: 'Ground floor' })).toEqual({
    tag: 'map',
    event: 'created',
    subjectType: 'uploaded-map-file',
    subject: 'u',
    description: 'Created Ground floor',
    properties: { attributes: { name: 'Ground floor' } },
  });
  expect(map.deleted('u', 'Ground floor')).toEqual({
    tag: 'map',
    event: 'deleted',
    subjectType: 'uploaded-map-file',
    subject: 'u',
    description: 'Deleted Ground floor',
  });
});

it('[AU10] a save that changes nothing is no change, whatever its revision', () => {
  const save = (after: object) =>
    audited(entry, 'kiosk').updated(
      '7',
      'Lobby',
      { name: 'Lobby', revision: 1 },
      after as { name: string; revision: number },
    );
  expect(save({ name: 'Lobby', revision: 2 }).description).toBe('Saved Lobby without a change');
  expect(save({ name: 'Hall', revision: 2 }).description).toBe('Changed Lobby');
});

it('[AU10] what is read has the names of features and no revision', () => {
  const read = changedProperties({
    old: { features: [1, 4], revision: 3, name: 'A' },
    attributes: { features: [{ id: 6, name: 'destinations' }, 999], revision: 4, name: 'B' },
  });
  expect(read).toEqual({
    old: { features: ['Locations', 'Kiosks'], name: 'A' },
    attributes: { features: ['Destinations', 999], name: 'B' },
  });
});
