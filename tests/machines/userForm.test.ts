import { describe, expect, it } from 'vitest';
import { say } from '@/contract/texts/say';
import { Conflict } from '@/machines/formEnd';
import { type UserFormInput, type UserRecord, userFormMachine } from '@/machines/userForm.machine';
import { Refusal } from '../models/support/refusal';
import { drive } from './drive';

const ELI: UserRecord = {
  uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  values: { name: 'Eli Marsh', email: 'eli@riverside.example', role: 2, features: [1, 9, 12] },
  revision: 4,
};
const begin = (more: Partial<UserFormInput> = {}) =>
  drive(userFormMachine, { user: ELI, self: 'somebody else', grantable: [1, 8, 9], intent: 'edit', ...more });
const told = (text: string, tone = 'error') => ({ type: 'told', text, tone });

describe('the form of a user', () => {
  it('[US11] asks for name, e-mail address and role in the stated words, and sends nothing before', () => {
    const { send, context, state } = begin({ user: null });
    const errorsAfter = (change: object) => {
      send({ type: 'change', change });
      send({ type: 'save' });
      return context().errors;
    };
    expect(errorsAfter({})).toEqual({
      name: 'Please input user name.',
      email: 'Please input user email.',
      role: 'Please select a user role.',
    });
    expect(errorsAfter({ name: 'ab', email: 'nobody', role: 2 })).toEqual({
      name: 'Length should be 3 to 100.',
      email: 'Please input correct email address.',
    });
    expect(errorsAfter({ name: 'x'.repeat(101), email: 'a@b.example' })).toEqual({
      name: 'Length should be 3 to 100.',
    });
    expect(state()).toBe('create');
  });

  it('[US12] a new user is created without page access, one that there is is saved with it and the revision it is based on', () => {
    const fresh = begin({ user: null });
    fresh.send({ type: 'change', change: { name: 'Rosa Lind', email: 'rosa@riverside.example', role: 2 } });
    fresh.send({ type: 'save' });
    expect(fresh.asked('create')).toEqual({
      values: { name: 'Rosa Lind', email: 'rosa@riverside.example', role: 2 },
    });
    const known = begin();
    known.send({ type: 'toggleFeature', feature: 8 });
    known.send({ type: 'save' });
    expect(known.asked('update')).toEqual({
      uuid: ELI.uuid,
      values: { ...ELI.values, features: [1, 8, 9, 12] },
      revision: 4,
    });
  });

  it('[US13] page access that one may not grant is neither given nor taken', () => {
    const { send, context } = begin();
    send({ type: 'toggleFeature', feature: 12 });
    send({ type: 'toggleFeature', feature: 17 });
    expect(context().values.features).toEqual([1, 9, 12]);
    send({ type: 'toggleFeature', feature: 9 });
    expect(context().values.features).toEqual([1, 12]);
  });

  it('[US13] another role leaves page access as it is', () => {
    const { send, context } = begin();
    send({ type: 'change', change: { role: 5 } });
    expect(context().values).toEqual({ ...ELI.values, role: 5 });
  });

  it.each([
    [400, 'You cannot delete your own user account.'],
    [401, 'You are unauthorised to delete this user.'],
    [403, 'You are unauthorised to delete this user.'],
    [404, 'An error occurred while attempting to delete this user.'],
    [500, 'An error occurred while attempting to delete this user.'],
  ])('[US14] a deletion that is refused with %i says why', async (status, text) => {
    const chart = begin({ intent: 'delete' });
    chart.send({ type: 'confirm' });
    expect(chart.asked('remove')).toEqual({ uuid: ELI.uuid });
    await chart.refuse('remove', new Refusal('No.', status));
    expect(chart.emitted()).toEqual([told(text)]);
    expect(chart.actor.getSnapshot().output).toEqual({ outcome: 'closed', text: null, id: null });
  });

  it('[FM7] that the session is over is not told as a refused deletion', async () => {
    const chart = begin({ intent: 'delete' });
    chart.send({ type: 'confirm' });
    await chart.refuse('remove', Object.assign(new Refusal('Over.', 401), { refusal: { code: 'session-over' } }));
    expect(chart.emitted()).toEqual([told('')]);
  });

  it('[US15] deleting oneself is refused in words, and the service is not asked', () => {
    for (const intent of ['edit', 'delete'] as const) {
      const { send, state, asked } = begin({ self: ELI.uuid, intent });
      if (intent === 'edit') send({ type: 'delete' });
      expect(state()).toBe('selfDeleteRefused');
      send({ type: 'confirm' });
      expect([state(), asked('remove')]).toEqual(['selfDeleteRefused', undefined]);
    }
    expect(say('user.deleteSelf')).toBe('You cannot delete yourself. Please contact support for more information.');
  });

  it('[US6] of two that differ one’s own is saved on top of the other, or the other is taken', async () => {
    const theirs: UserRecord = { ...ELI, values: { ...ELI.values, name: 'Eli B. Marsh' }, revision: 5 };
    const saving = async () => {
      const chart = begin();
      chart.send({ type: 'change', change: { name: 'Eli A. Marsh' } });
      chart.send({ type: 'save' });
      await chart.refuse('update', new Conflict('Changed.', theirs));
      return chart;
    };
    const mine = await saving();
    mine.send({ type: 'keepMine' });
    expect(mine.asked('update')).toMatchObject({ values: { name: 'Eli A. Marsh' }, revision: 5 });
    const other = await saving();
    other.send({ type: 'takeTheirs' });
    expect([other.state(), other.context().values.name]).toEqual(['edit', 'Eli B. Marsh']);
  });

  it('[US5] what the service refuses is shown at its field, and nothing typed is lost', async () => {
    const chart = begin();
    chart.send({ type: 'change', change: { email: 'maya@riverside.example' } });
    chart.send({ type: 'save' });
    const taken = Object.assign(new Refusal('Please look again.', 422), {
      fields: { email: [say('user.emailTaken')] },
    });
    await chart.refuse('update', taken);
    expect(chart.context()).toMatchObject({
      errors: { email: say('user.emailTaken') },
      values: { email: 'maya@riverside.example' },
    });
    expect(chart.emitted()).toEqual([told('Please look again.')]);
  });
});
