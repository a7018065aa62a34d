import { expect, it } from 'vitest';
import { EVENT_KINDS } from '@/contract/events/events';
import { RECORD_KINDS, type RecordKindName } from '@/contract/recordKinds';
import { subjectLabel } from '@/screens/audit/entryTexts';
import { subjectIcon } from '@/screens/audit/subjectIcons';

it.each(Object.keys(RECORD_KINDS) as readonly RecordKindName[])(
  '[LU14] %s has a label, an icon, and an event or none',
  (kind) => {
    expect(subjectLabel(kind)).not.toBe(kind);
    expect(subjectIcon(kind)).toBeDefined();
    expect([null, ...EVENT_KINDS]).toContain(RECORD_KINDS[kind].event);
  },
);

it('[LU14] every event of a list comes from a kind of record, but for publishing, presence and the network', () => {
  const ofRecords: readonly (string | null)[] = Object.values(RECORD_KINDS).map(({ event }) => event);
  expect(EVENT_KINDS.filter((event) => !ofRecords.includes(event))).toEqual([
    'publishing-update',
    'presence-update',
    'network-update',
  ]);
});
