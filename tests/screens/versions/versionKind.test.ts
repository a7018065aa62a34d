import { expect, it } from 'vitest';
import { validate } from '@/contract/validate';
import { rollOutOf, type Version, versionRule } from '@/contract/versions/versions';
import { differencesOf, formRecordOf, mergeRulesOf, validateValues } from '@/machines/records/recordKind';
import { mergeForm } from '@/model/records/mergeForm';
import { hardRollOutAt } from '@/model/versions/rollOut';
import { kiosksThatWouldUpdate } from '@/screens/versions/rollOutEffect';
import { text } from '@/screens/versions/texts';
import { approvalOf, TYPE_NAMES, versionKind } from '@/screens/versions/versionKind';
import { decisionWord, toneOf, versionStateOf } from '@/screens/versions/versionState';

const ADA = { name: 'Ada Stern' };
const AT = '2026-11-20T10:00:00.000Z';
const version = (change: Partial<Version> = {}): Version => ({
  id: 4,
  version: '2.4.0',
  notes: 'Routes between buildings.',
  type: 1,
  current_release: false,
  current_release_by: null,
  current_release_at: null,
  tested: false,
  tested_by: null,
  tested_at: null,
  approved: null,
  approved_by: null,
  approved_at: null,
  released: false,
  released_by: null,
  released_at: null,
  force_released: false,
  force_released_by: null,
  force_released_at: null,
  force_release_version: null,
  force_release_version_by: null,
  force_release_version_at: null,
  organisations: [],
  created_at: AT,
  revision: 1,
  ...change,
});
const TESTED = { tested: true, tested_by: ADA, tested_at: AT };
const PASSED = { ...TESTED, approved: true, approved_by: ADA, approved_at: AT };
const FAILED = { ...PASSED, approved: false };

it.each([
  [version(), 'untested', 'pending', 'warning'],
  [version(TESTED), 'pending', 'pending', null],
  [version({ ...TESTED, approved: false }), 'pending', 'pending', null],
  [version(FAILED), 'rejected', 'rejected', 'danger'],
  [version({ ...FAILED, approved: null }), 'rejected', 'rejected', 'danger'],
  [version(PASSED), 'approved', 'approved', null],
  [version({ ...PASSED, released: true, released_at: AT }), 'released', 'approved', null],
  [version({ ...PASSED, force_released: true, force_released_at: AT }), 'forceReleased', 'approved', null],
  [version({ ...PASSED, released: true, current_release: true }), 'currentRelease', 'approved', 'success'],
] as const)('[VS20] [VS21] row %#: state %s, approval %s, colour %s', (row, state, decision, tone) => {
  expect([versionStateOf(row), decisionWord(row), toneOf(row)]).toEqual([state, decision, tone]);
});

it('[VS25] the types are Core, Demo and Dev', () => {
  expect(TYPE_NAMES).toEqual([
    { id: 1, name: 'Core' },
    { id: 2, name: 'Demo' },
    { id: 3, name: 'Dev' },
  ]);
});

it('[VS6] the form asks for notes of 3 to 500 characters in the stated words', () => {
  const { values } = formRecordOf(versionKind, version());
  const known = values as typeof versionKind.blank;
  for (const notes of ['', 'ab', 'a'.repeat(501)])
    expect(validateValues(versionKind, { ...known, notes })).toEqual({ notes: 'Please add meaningful notes.' });
  expect(validateValues(versionKind, known)).toEqual({});
});

it('[VS4] [VS27] the body is the version, and the console refuses what the service would', () => {
  const values = { ...versionKind.blank, notes: 'Good', type: 2 as const, organisations: ['x'], tested: true };
  expect(versionKind.bodyOf(values)).toEqual({
    notes: 'Good',
    type: 2,
    tested: true,
    approved: null,
    released: false,
    force_released: false,
    force_release_version: null,
    organisations: ['x'],
  });
  expect(validate(versionRule, versionKind.bodyOf({ ...versionKind.blank, notes: 'Good', released: true }))).toEqual({
    released: 'A version is released once it is signed off with Pass.',
  });
});

it('[VS5] a conflict asks for the notes alone: a decision of somebody else is made again, not overwritten', () => {
  const base = { ...versionKind.blank, notes: 'Good', tested: true };
  const mine = { ...base, notes: 'Better', approved: true, released: true };
  const theirs = { ...base, notes: 'Rejected: crashes at start', approved: false };
  expect(differencesOf(versionKind, { base, mine, theirs }, { versions: [], organisations: [] })).toEqual([
    { name: 'notes', label: 'Notes', mine: 'Better', theirs: 'Rejected: crashes at start' },
  ]);
  const merged = mergeForm(base, mine, theirs, mergeRulesOf(versionKind));
  expect(merged.values).toMatchObject({ approved: false, released: false });
  expect(merged.remade).toEqual(['approved', 'released']);
});

it('[VS28] table and dialog say when new versions roll out hard', () => {
  expect(text('hardHint')).toBe('New versions roll out hard after 30 days.');
  expect(hardRollOutAt(rollOutOf(version({ ...PASSED, released: true, released_at: AT })))?.toISOString()).toBe(
    '2026-12-20T10:00:00.000Z',
  );
});

it('[VS29] the effect is counted for the approval as it is in the form', () => {
  const now = new Date(AT);
  const one = version(PASSED);
  const list = { release: null, versions: [one], kiosks: [{ organisation_uuid: 'a', version_id: null, count: 412 }] };
  expect(kiosksThatWouldUpdate(list, one, approvalOf(one), now)).toBe(0);
  expect(kiosksThatWouldUpdate(list, one, { ...approvalOf(one), released: true }, now)).toBe(412);
  expect(kiosksThatWouldUpdate({ release: null, versions: [one] }, one, approvalOf(one), now)).toBeNull();
});

it('[VS30] a save has the whole approval: the version that a forced release replaces, and who it is for', () => {
  const organisations = ['4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22'];
  const values = {
    ...versionKind.valuesOf(version({ tested: true })),
    forceReleased: true,
    previous: 3,
    organisations,
  };
  expect(versionKind.bodyOf(values)).toMatchObject({
    tested: true,
    force_released: true,
    force_release_version: 3,
    organisations,
  });
});
