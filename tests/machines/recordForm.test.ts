import { describe, expect, it } from 'vitest';
import { say } from '@/contract/texts/say';
import { type FormRecord, type RecordFormInput, recordFormMachine } from '@/machines/recordForm.machine';
import { Refusal } from '../models/support/refusal';
import { drive } from './drive';

const PIER: FormRecord = { id: 'pier', values: { name: 'Pier Nine' }, revision: 2 };
const begin = (more: Partial<RecordFormInput> = {}) =>
  drive(recordFormMachine, {
    record: PIER,
    begin: { name: '' },
    check: ({ name }) => (name === '' ? { name: 'Missing.' } : {}),
    label: 'Organisation',
    createFailed: say('organisation.createFailed'),
    stays: false,
    confirmations: 1,
    ...more,
  });
const success = (text: string) => [{ type: 'told', text, tone: 'success' }];

describe('the form of a record', () => {
  it('[FM2] without a record it creates, with one it saves what that is based on', () => {
    const fresh = begin({ record: null });
    expect(fresh.state()).toBe('create');
    fresh.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    fresh.send({ type: 'save' });
    expect([fresh.asked('create'), fresh.asked('update')]).toEqual([{ values: { name: 'Pier Ten' } }, undefined]);
    const known = begin();
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
  ])('[FM3] a good end is told in %s', async (_, message, created, updated, deleted) => {
    const fresh = begin({ record: null });
    fresh.send({ type: 'change', field: 'name', value: 'Pier Ten' });
    fresh.send({ type: 'save' });
    await fresh.answer('create', { message, record: PIER });
    expect(fresh.emitted()).toEqual(success(created));
    expect(fresh.actor.getSnapshot().output).toEqual({ outcome: 'created', text: created, id: 'pier' });
    const known = begin();
    known.send({ type: 'save' });
    await known.answer('update', { message, record: PIER });
    expect(known.emitted()).toEqual(success(updated));
    const gone = begin();
    gone.send({ type: 'delete' });
    gone.send({ type: 'confirm' });
    await gone.answer('remove', message);
    expect(gone.emitted()).toEqual(success(deleted));
  });

  it('[FM4] deleting is asked for as often as its kind wants it, and Cancel at any of them deletes nothing', () => {
    const twice = begin({ confirmations: 2 });
    twice.send({ type: 'delete' });
    twice.send({ type: 'confirm' });
    expect([twice.state(), twice.asked('remove')]).toEqual(['confirmingDelete', undefined]);
    twice.send({ type: 'cancel' });
    expect(twice.state()).toBe('edit');
    twice.send({ type: 'delete' });
    twice.send({ type: 'confirm' });
    expect(twice.asked('remove')).toBeUndefined();
    twice.send({ type: 'confirm' });
    expect(twice.asked('remove')).toEqual({ id: 'pier' });
    const never = begin({ confirmations: 0 });
    never.send({ type: 'delete' });
    expect(never.state()).toBe('edit');
    const fresh = begin({ record: null });
    fresh.send({ type: 'delete' });
    expect(fresh.state()).toBe('create');
  });

  it('[FM6] dirty means different: closing asks only then', () => {
    const { send, state } = begin();
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
      [say('failed.any'), 'An error occurred while attempting to create the organisation.'],
      ['The quota is used up.', 'The quota is used up.'],
    ] as const) {
      const fresh = begin({ record: null });
      fresh.send({ type: 'change', field: 'name', value: 'Pier Ten' });
      fresh.send({ type: 'save' });
      await fresh.refuse('create', new Refusal(given, 500));
      expect(fresh.emitted()).toEqual([{ type: 'told', text: shown, tone: 'error' }]);
      expect([fresh.state(), fresh.context().values]).toEqual(['create', { name: 'Pier Ten' }]);
    }
  });
});
