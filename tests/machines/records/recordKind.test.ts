import { describe, expect, it } from 'vitest';
import type { Organisation } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { byField, differencesOf, formRecordOf, recordIdOf, validateValues } from '@/machines/records/recordKind';
import { organisationKind } from '@/screens/organisations/organisationKind';
import { type UserValues, userKind } from '@/screens/users/userKind';
import { SampleError } from '../../models/support/sampleError';

const PARENT = '0b6e6e00-0000-4000-8000-000000000001';
const ELI: UserValues = { name: 'Eli Marsh', email: 'eli@riverside.example', role: 2, features: [1, 9, 12] };
const organisation = { ...organisationKind.blank, name: 'Pier', parent: PARENT };

describe('a kind of record', () => {
  it('finds a record by its uuid, or by its number', () => {
    expect([recordIdOf({ uuid: 'u' }), recordIdOf({ id: 7 })]).toEqual(['u', '7']);
  });

  it('[FM15] names errors by the fields of the form, whatever they are called on the wire', () => {
    expect(byField(organisationKind, { organisation_uuid: 'No.', name: 'Short.' })).toEqual({
      parent: 'No.',
      name: 'Short.',
    });
  });

  it('[FM15] says what differs between two versions in the words of the form', () => {
    const choices = {
      roles: [{ id: 2, name: 'editor', display_name: 'Editor', description: '', features: null }],
      features: [{ id: 9, name: 'offers' }],
      grantable: [],
    };
    const both = { base: ELI, mine: { ...ELI, name: 'Eli' }, theirs: { ...ELI, name: 'Elias', features: [9] } };
    expect(differencesOf(userKind, both, choices)).toEqual([
      { name: 'name', label: 'Name', mine: 'Eli', theirs: 'Elias' },
    ]);
    expect(differencesOf(userKind, { base: ELI, mine: ELI, theirs: ELI }, choices)).toEqual([]);
  });
});

describe('users', () => {
  const record = { uuid: 'eli', ...ELI, roles: [{ id: 2 }], features: ELI.features, revision: 4 } as unknown as User;

  it('[US12] edits name, email address, role and page access of the revision that was shown', () => {
    expect(formRecordOf(userKind, record)).toEqual({ id: 'eli', values: ELI, revision: 4 });
    expect(userKind.bodyOf(ELI)).toEqual({ ...ELI, features: [1, 9, 12] });
  });

  it.each([
    [{}, { name: 'Please input user name.', email: 'Please input user email.', role: 'Please select a user role.' }],
    [
      { name: 'ab', email: 'nobody', role: 2 },
      { name: 'Length should be 3 to 100.', email: 'Please input correct email address.' },
    ],
    [{ name: 'x'.repeat(101), email: 'a@b.example', role: 2 }, { name: 'Length should be 3 to 100.' }],
    [{ name: 'Eli Marsh', email: 'a@b.example', role: 2 }, {}],
  ])('[US11] asks for what is missing or wrong in the stated words: %j', (values, errors) => {
    expect(validateValues(userKind, { ...userKind.blank, ...values })).toEqual(errors);
  });

  it.each([
    [400, 'You cannot delete your own user account.'],
    [401, 'You are unauthorised to delete this user.'],
    [403, 'You are unauthorised to delete this user.'],
    [404, 'An error occurred while attempting to delete this user.'],
    [500, 'An error occurred while attempting to delete this user.'],
  ])('[US14] a deletion that fails with %i says why', (status, text) => {
    expect(userKind.texts.deleteFailed?.(new SampleError('No.', status))).toBe(text);
  });

  it('[FM7] the end of the session is not called a failed deletion', () => {
    const over = Object.assign(new SampleError('Over.', 401), { body: { code: 'session-over' } });
    expect(userKind.texts.deleteFailed?.(over)).toBeNull();
  });

  it('[US15] says in the stated words that nobody deletes themselves', () => {
    expect(translate('user.deleteSelf')).toBe(
      'You cannot delete yourself. Please contact support for more information.',
    );
  });
});

describe('organisations', () => {
  it('[OR13] ask twice before a deletion, first with what is deleted with them', () => {
    expect([organisationKind.confirmations, organisationKind.deletionText]).toEqual([
      2,
      'this process will delete the organisation and associated data linked to it.',
    ]);
  });

  it('[OR16] isReseller travels as 1 or 0, everything else under its name on the wire', () => {
    expect(organisationKind.bodyOf(organisation)).toEqual({
      name: 'Pier',
      color: '#000000',
      organisation_uuid: PARENT,
      reseller: 0,
      features: [],
      integrations: [],
      file_groups: [],
    });
    const full = {
      ...organisation,
      isReseller: true,
      features: [1],
      integrations: [2],
      fileGroups: [
        { key: '4', id: 4, name: 'Plans' },
        { key: 'new 1', name: 'Signs' },
      ],
    };
    expect(organisationKind.bodyOf(full)).toMatchObject({
      reseller: 1,
      features: [1],
      integrations: [2],
      file_groups: [{ id: 4, name: 'Plans' }, { name: 'Signs' }],
    });
  });

  it('[OR2] a name that is missing or of a wrong length is told in the stated words before anything is sent', () => {
    for (const name of ['', 'ab', 'x'.repeat(101)])
      expect(validateValues(organisationKind, { ...organisation, name })).toEqual({
        name: 'Please enter a organisation name.',
      });
    expect(validateValues(organisationKind, { ...organisation, name: 'abc' })).toEqual({});
  });

  it('[OR16] the form starts with what the record has', () => {
    const record = {
      uuid: 'pier',
      name: 'Pier',
      color: '#123456',
      reseller: 1,
      organisation_uuid: PARENT,
      features: [{ id: 3, name: 'kiosks' }],
      integrations: [{ id: 1 }],
      file_groups: [{ id: 9, name: 'Plans' }],
      revision: 6,
    } as unknown as Organisation;
    expect(formRecordOf(organisationKind, record)).toEqual({
      id: 'pier',
      revision: 6,
      values: {
        name: 'Pier',
        color: '#123456',
        parent: PARENT,
        isReseller: true,
        features: [3],
        integrations: [1],
        fileGroups: [{ key: '9', id: 9, name: 'Plans' }],
      },
    });
  });
});
