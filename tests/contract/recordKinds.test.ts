import { expect, it } from 'vitest';
import { EVENT_KINDS } from '@/contract/events/events';
import { EVENT_OF_RECORD } from '@/contract/events/recordEvents';
import { RECORD_KINDS, type RecordKindName } from '@/contract/recordKinds';
import { subjectLabel } from '@/screens/audit/entryTexts';
import { SUBJECT_ICONS } from '@/screens/audit/subjectIcons';

/** Whether a table has an entry for each of the kinds: the compiler refuses this file when it no longer asks for one. */
type IsWhole<Table, Kinds extends string> = Table extends Readonly<Record<Kinds, unknown>> ? true : false;
type WithAnother = RecordKindName | 'planted';

const isWhole: readonly [
  IsWhole<typeof EVENT_OF_RECORD, RecordKindName>,
  IsWhole<typeof SUBJECT_ICONS, RecordKindName>,
  IsWhole<typeof EVENT_OF_RECORD, WithAnother>,
  IsWhole<typeof SUBJECT_ICONS, WithAnother>,
] = [true, true, false, false];

it('[LU14] tables of kinds lack an entry as soon as there is another kind', () => {
  expect(isWhole).toEqual([true, true, false, false]);
});

it.each(Object.keys(RECORD_KINDS) as readonly RecordKindName[])(
  '[LU14] %s has a label, an icon, and an event or none',
  (kind) => {
    expect(subjectLabel(kind)).not.toBe(kind);
    expect(SUBJECT_ICONS[kind]).toBeDefined();
    expect([null, ...EVENT_KINDS]).toContain(EVENT_OF_RECORD[kind]);
  },
);

it('[LU14] every event of a list comes from a kind of record, but for publishing, presence and the network', () => {
  const ofRecords: readonly (string | null)[] = Object.values(EVENT_OF_RECORD);
  expect(EVENT_KINDS.filter((event) => !ofRecords.includes(event))).toEqual([
    'publishing-update',
    'presence-update',
    'network-update',
  ]);
});
