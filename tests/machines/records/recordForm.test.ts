import { describe, expect, it } from 'vitest';
import { translate } from '@/contract/texts/translate';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { type FormRecord, RecordConflict, type RecordFormInput } from '@/machines/records/recordFormTypes';
import { SampleError } from '../../models/support/sampleError';
import { drive } from '../drive';

const PIER: FormRecord = { id: 'pier', values: { name: 'Pier Nine' }, revision: 2 };
const start = (more: Partial<RecordFormInput> = {}) =>
  drive(recordFormMachine, {
    record: PIER,
    blank: { name: '' },
    validate: ({ name }) => (name === '' ? { name: 'Missing.' } : {}),
    texts: {
      label: 'Organisation',
      invalid: null,
      createFailed: translate('organisation.createFailed'),
      deleteFailed: null,
    },
    intent: 'edit',
    confirmations: 1,
    deletionBlockedBy: null,
    staysOpen: false,
    ...more,
  });
const notified = (text: string | null, tone = 'success') => [{ type: 'notified', text, tone }];

describe('the form of a record', () => {
  it('[FM2] without a record it creates, with one it saves what that is based on', () => {
    const fresh = start({ record: null });
    expect(fresh.state()).toBe('create');
    fresh.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    fresh.send({ type: 'save' });
    expect([fresh.asked('create'), fresh.asked('update')]).toEqual([{ values: { name: 'Pier Ten' } }, undefined]);
    const known = start();
    expect(known.state()).toBe('edit');
    known.send({ type: 'save' });
    expect([known.asked('create'), known.asked('update')]).toEqual([
      undefined,
      { id: 'pier', values: { name: 'Pier Nine' }, revision: 2 },
    ]);
  });

  it.each([
    ['the service’s words', 'Done and dusted.', 'Done and dusted.', 'Done and dusted.', 'Done and dusted.'],
    [
      'words of its own',
      '',
      'Pier Ten created successfully.',
      'Organisation updated successfully.',
      'Organisation deleted successfully.',
    ],
  ])('[FM3] a good end is notified in %s', async (_, message, created, updated, deleted) => {
    const fresh = start({ record: null });
    fresh.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    fresh.send({ type: 'save' });
    await fresh.answer('create', { message, record: PIER });
    expect(fresh.emitted()).toEqual([{ type: 'saved' }, ...notified(created)]);
    expect(fresh.actor.getSnapshot().output).toEqual({ outcome: 'created', text: created, id: 'pier' });
    const known = start();
    known.send({ type: 'save' });
    await known.answer('update', { message, record: PIER });
    expect(known.emitted()).toEqual([{ type: 'saved' }, ...notified(updated)]);
    const gone = start();
    gone.send({ type: 'delete' });
    gone.send({ type: 'confirm' });
    await gone.answer('remove', message);
    expect(gone.emitted()).toEqual(notified(deleted));
  });

  it('[FM4] deleting is asked for as often as its kind wants it, and Cancel at any of them deletes nothing', () => {
    const twice = start({ confirmations: 2 });
    twice.send({ type: 'delete' });
    twice.send({ type: 'confirm' });
    expect([twice.state(), twice.asked('remove')]).toEqual(['confirmingDelete', undefined]);
    twice.send({ type: 'cancel' });
    expect(twice.state()).toBe('edit');
    twice.send({ type: 'delete' });
    twice.send({ type: 'confirm' });
    expect(twice.asked('remove')).toBeUndefined();
    twice.send({ type: 'confirm' });
    expect(twice.asked('remove')).toEqual({ id: 'pier', moveTo: null });
    const never = start({ confirmations: 0 });
    never.send({ type: 'delete' });
    expect(never.state()).toBe('edit');
    const fresh = start({ record: null });
    fresh.send({ type: 'delete' });
    expect(fresh.state()).toBe('create');
  });

  it('[FM6] dirty means different: closing asks only then', () => {
    const { send, state } = start();
    send({ type: 'change', field: 'name', value: 'Pier Ten' });
    send({ type: 'close' });
    expect(state()).toBe('leaving');
    send({ type: 'cancel' });
    send({ type: 'change', field: 'name', value: 'Pier Nine' });
    send({ type: 'close' });
    expect(state()).toBe('closed');
  });

  it('[OR10] a creation that fails without words of the service says the stated ones; with words, those', async () => {
    for (const [given, shown] of [
      [translate('failed.any'), 'An error occurred while attempting to create the organisation.'],
      ['The quota is used up.', 'The quota is used up.'],
    ] as const) {
      const fresh = start({ record: null });
      fresh.send({ type: 'change', field: 'name', value: 'Pier Ten' });
      fresh.send({ type: 'save' });
      await fresh.refuse('create', new SampleError(given, 500));
      expect(fresh.emitted()).toEqual(notified(shown, 'error'));
      expect([fresh.state(), fresh.context().values]).toEqual(['create', { name: 'Pier Ten' }]);
    }
  });

  it('[US11] invalid values are shown at their fields, and the service is not asked', () => {
    const fresh = start({ record: null });
    fresh.send({ type: 'save' });
    expect([fresh.state(), fresh.context().errors, fresh.asked('create')]).toEqual([
      'create',
      { name: 'Missing.' },
      undefined,
    ]);
    fresh.send({ type: 'change', field: 'name', value: 'P' });
    expect(fresh.context().errors).toEqual({});
  });

  it('[FM12] a deletion from a list opens the question alone, and its end closes the form whatever the service says', async () => {
    const cancelled = start({ intent: 'delete' });
    expect(cancelled.state()).toBe('confirmingDelete');
    cancelled.send({ type: 'cancel' });
    expect([cancelled.state(), cancelled.actor.getSnapshot().output]).toEqual([
      'closed',
      { outcome: 'closed', text: null, id: null },
    ]);
    const refused = start({ intent: 'delete' });
    refused.send({ type: 'confirm' });
    expect([refused.state(), refused.asked('remove')]).toEqual(['deleting', { id: 'pier', moveTo: null }]);
    await refused.refuse('remove', new SampleError('No.', 500));
    expect([refused.state(), refused.emitted()]).toEqual(['closed', notified('No.', 'error')]);
  });

  it('[FM12] a deletion that fails in an open form goes back to the form', async () => {
    const form = start();
    form.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    form.send({ type: 'delete' });
    form.send({ type: 'confirm' });
    await form.refuse('remove', new SampleError('No.', 500));
    expect([form.state(), form.context().values, form.emitted()]).toEqual([
      'edit',
      { name: 'Pier Ten' },
      notified('No.', 'error'),
    ]);
  });

  it('[FM13] a record that cannot be deleted says why, and the service is not asked', () => {
    for (const intent of ['edit', 'delete'] as const) {
      const { send, state, asked } = start({ deletionBlockedBy: 'It is your own.', intent });
      if (intent === 'edit') send({ type: 'delete' });
      expect(state()).toBe('deletionBlocked');
      send({ type: 'confirm' });
      expect([state(), asked('remove')]).toEqual(['deletionBlocked', undefined]);
      send({ type: 'cancel' });
      expect(state()).toBe(intent === 'edit' ? 'edit' : 'closed');
    }
  });

  it('[FM7] an error that the kind has no words for, and the end of the session, are not notified', async () => {
    const silent = start({ texts: { label: 'User', invalid: null, createFailed: null, deleteFailed: () => null } });
    silent.send({ type: 'delete' });
    silent.send({ type: 'confirm' });
    await silent.refuse('remove', new SampleError('Over.', 401));
    expect(silent.emitted()).toEqual(notified(null, 'error'));
    const saving = start();
    saving.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    saving.send({ type: 'save' });
    await saving.refuse('update', new SampleError('Over.', 401));
    expect([saving.emitted(), saving.context().values]).toEqual([notified(null, 'error'), { name: 'Pier Ten' }]);
  });

  it('[US6] of two that differ one’s own is saved on top of the other, or the other is taken', async () => {
    const theirs: FormRecord = { ...PIER, values: { name: 'Pier B' }, revision: 5 };
    const saving = async () => {
      const form = start();
      form.send({ type: 'change', field: 'name', value: 'Pier A' });
      form.send({ type: 'save' });
      await form.refuse('update', new RecordConflict('Changed.', theirs));
      expect(form.state()).toBe('conflict');
      return form;
    };
    const mine = await saving();
    mine.send({ type: 'resolve', sides: { name: 'mine' } });
    expect(mine.asked('update')).toEqual({ id: 'pier', values: { name: 'Pier A' }, revision: 5 });
    const other = await saving();
    other.send({ type: 'resolve', sides: { name: 'theirs' } });
    expect([other.state(), other.context().values]).toEqual(['edit', { name: 'Pier B' }]);
    const later = await saving();
    later.send({ type: 'cancel' });
    expect([later.state(), later.context().values, later.context().theirs]).toEqual(['edit', { name: 'Pier A' }, null]);
  });

  it('[US5] errors of the service are shown at their fields, and nothing typed is lost', async () => {
    const form = start();
    form.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    form.send({ type: 'save' });
    await form.refuse('update', new SampleError('Please look again.', 422, { 'name.0': ['Taken.'] }));
    expect(form.context()).toMatchObject({ errors: { name: 'Taken.' }, values: { name: 'Pier Ten' } });
    expect(form.emitted()).toEqual(notified('Please look again.', 'error'));
    form.send({ type: 'save' });
    expect(form.context().errors).toEqual({});
  });

  it('[FM14] a form that stays open goes on from what was saved', async () => {
    const page = start({ staysOpen: true });
    page.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    page.send({ type: 'save' });
    await page.answer('update', { message: '', record: { ...PIER, values: { name: 'Pier Ten' }, revision: 3 } });
    expect(page.state()).toBe('edit');
    page.send({ type: 'close' });
    expect(page.state()).toBe('closed');
  });
});
