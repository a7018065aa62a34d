import { expect, it, vi } from 'vitest';
import { categoryCalls } from '@/api/categories/categories';
import { provideRecordForm } from '@/app/records/provideRecordForm';
import { formInputOf, formRecordOf } from '@/machines/records/recordKind';
import { categoryKind } from '@/screens/categories/categoryKind';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const calls = categoryCalls(UUID.organisation);
const CREATE = `POST organisations/${UUID.organisation}/categories`;
const category = (rest: object = {}) => ({
  id: 3,
  name: 'Food',
  description: '',
  color: '#112233',
  icon_id: 4,
  parent_id: 0,
  revision: 5,
  ...rest,
});
const changed = vi.fn();

function open(record: object | null, intent: 'edit' | 'delete' = 'edit') {
  changed.mockClear();
  const actor = service.run(
    provideRecordForm(service.client, categoryKind, calls, changed),
    formInputOf(categoryKind, {
      record: record && formRecordOf(categoryKind, record as ReturnType<typeof category>),
      intent,
      blank: { ...categoryKind.blank, name: 'Shoes', icon: 4 },
    }),
  );
  const notified: unknown[] = [];
  actor.on('notified', ({ text, tone }) => notified.push([tone, text]));
  return { actor, notified };
}

it('[FM1] creating sends the values, loads the lists again, and then says what the service says', async () => {
  const { actor, notified } = open(null);
  actor.send({ type: 'save' });
  const call = await service.next(CREATE);
  expect(call.body).toEqual({ name: 'Shoes', description: '', color: '#5b6b7d', icon_id: 4, parent_id: 0 });
  expect(notified).toEqual([]);
  call.answer(category({ id: 9, name: 'Shoes' }), 'Shoes is here.');
  await vi.waitFor(() => expect(actor.getSnapshot().output).toMatchObject({ outcome: 'created', id: '9' }));
  expect(notified).toEqual([['success', 'Shoes is here.']]);
  expect(service.invalidated()).toEqual(calls.stale);
  expect(changed).toHaveBeenCalledOnce();
});

it.each([
  [5, 5],
  [0, 0],
  [undefined, undefined],
])('[FM1] every save is based on the revision that was opened: %s', async (revision, sent) => {
  const { actor } = open(category({ revision }));
  actor.send({ type: 'change', field: 'name', value: 'Meals' });
  actor.send({ type: 'save' });
  const call = await service.next('PUT categories/3');
  expect(call.body).toMatchObject({ name: 'Meals', color: '#112233' });
  expect((call.body as { revision?: number }).revision).toBe(sent);
  call.answer(category({ name: 'Meals', revision: 6 }));
  await vi.waitFor(() => expect(actor.getSnapshot().output).toMatchObject({ outcome: 'updated' }));
  expect(service.invalidated()).toEqual(calls.stale);
  expect(changed).toHaveBeenCalledOnce();
});

it('[FM1] a save that met another one asks with the record of the other person, and is then based on theirs', async () => {
  const { actor } = open(category());
  actor.send({ type: 'change', field: 'name', value: 'Meals' });
  actor.send({ type: 'save' });
  (await service.next('PUT categories/3')).refuse(409, {
    current: category({ name: 'Dining', revision: 8 }),
    changed_by: 'Maya Okafor',
  });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('conflict')).toBe(true));
  expect(actor.getSnapshot().context).toMatchObject({ by: 'Maya Okafor', theirs: { revision: 8 } });
  expect(service.invalidated()).toEqual([]);
  actor.send({ type: 'resolve', sides: { name: 'mine' } });
  expect((await service.next('PUT categories/3')).body).toMatchObject({ name: 'Meals', revision: 8 });
});

it.each([409, 422, 500])('[FM1] a save that is rejected with %i is an error, and changes no list', async (status) => {
  const { actor, notified } = open(category());
  actor.send({ type: 'change', field: 'name', value: 'Meals' });
  actor.send({ type: 'save' });
  (await service.next('PUT categories/3')).refuse(status);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('edit')).toBe(true));
  expect(notified).toEqual([['error', 'No.']]);
  expect(service.invalidated()).toEqual([]);
  expect(changed).not.toHaveBeenCalled();
  expect(actor.getSnapshot().context.values.name).toBe('Meals');
});

it('[FM1] a deletion moves what belongs to the record, and loads the lists again before it says so', async () => {
  const { actor, notified } = open(category(), 'delete');
  actor.send({ type: 'confirm', moveTo: '12' });
  const call = await service.next('DELETE categories/3');
  expect(call.query).toEqual({ move_to: '12' });
  call.answer(null, 'Category deleted.');
  await vi.waitFor(() => expect(actor.getSnapshot().output).toMatchObject({ outcome: 'deleted' }));
  expect(notified).toEqual([['success', 'Category deleted.']]);
  expect(service.invalidated()).toEqual(calls.stale);
  expect(changed).toHaveBeenCalledOnce();
});

it('[FM1] a record that somebody else deleted becomes a new one only where such records are created', async () => {
  for (const [create, state] of [
    [calls.create, 'creating'],
    [undefined, 'gone'],
  ] as const) {
    const { create: _left, ...others } = calls;
    const actor = service.run(
      provideRecordForm(service.client, categoryKind, { ...others, ...(create && { create }) }),
      formInputOf(categoryKind, { record: formRecordOf(categoryKind, category() as never) }),
    );
    actor.send({ type: 'gone' });
    actor.send({ type: 'saveAsNew' });
    expect(actor.getSnapshot().matches(state)).toBe(true);
    actor.stop();
  }
});
