import { expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { createPlacementForms } from '@/screens/editor/placements/createPlacementForms';
import { draftKey, type PlacementDraft } from '@/screens/editor/placements/placementDraft';
import { untouchedDraft } from '@/screens/editor/placements/untouchedDraft';

const untouched = untouchedDraft('ground', 'L-001', undefined, undefined);
const typed: PlacementDraft = { ...untouched, entered: 'Bean Ferry' };
const silence = new ApiError(500, 'No answer.', null);
const refusal = new ApiError(422, 'No.', { status: 422, code: 'invalid', message: 'No.', error: 'No.' } as never);

/** Forms whose saves meet these errors before they succeed, and whose waits end when the test says so. */
function opened(errors: Error[]) {
  const sent: string[] = [];
  const waits: { readonly failures: number; readonly end: () => void }[] = [];
  const forms = createPlacementForms(
    async ({ mesh, entered }) => {
      sent.push(`${mesh} ${entered}`);
      const error = errors.shift();
      if (error) throw error;
      return undefined;
    },
    { untilRetry: (failures) => new Promise((end) => waits.push({ failures, end })) },
  );
  forms.change(typed, untouched);
  const one = () => forms.get().get(draftKey(typed));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const endWait = async () => {
    waits.pop()?.end();
    await settled();
  };
  return { forms, sent, waits, one, endWait };
}

it('[ET23] a room that could not be saved is saved again by itself, and waits longer each time', async () => {
  const { forms, sent, waits, one, endWait } = opened([silence, silence]);
  await forms.saveAll();
  expect([one()?.isWaiting, one()?.isSaving, waits.map(({ failures }) => failures)]).toEqual([true, false, [1]]);
  await endWait();
  expect(waits.map(({ failures }) => failures)).toEqual([2]);
  await endWait();
  expect([sent, forms.get().size]).toEqual([['L-001 Bean Ferry', 'L-001 Bean Ferry', 'L-001 Bean Ferry'], 0]);
});

it('[ET23] a waiting room holds no other one up', async () => {
  const { forms, sent } = opened([silence]);
  const other = { ...untouched, mesh: 'L-002' };
  forms.change({ ...other, entered: 'Books' }, other);
  await forms.saveAll();
  expect([sent, forms.get().size]).toEqual([['L-001 Bean Ferry', 'L-002 Books'], 1]);
});

it('[ET23] what was typed meanwhile is not sent by itself, and a rejection ends it', async () => {
  const { forms, sent, one, endWait } = opened([silence, refusal]);
  await forms.saveAll();
  forms.change({ ...typed, entered: 'Bean Fer' }, untouched);
  await endWait();
  expect(sent).toEqual(['L-001 Bean Ferry']);
  await forms.saveAll();
  expect([sent.length, one()?.error, one()?.isWaiting]).toEqual([2, 'No.', undefined]);
});

const shared = (id: number) =>
  ({ id, revision: 1, savedName: 'Café', values: {}, body: {} }) as unknown as PlacementDraft['shared'];

/** Two rooms whose saves ask. */
function asking() {
  const placed: string[] = [];
  const forms = createPlacementForms(async (draft, ask) => {
    const answer = await ask(draft.shared as NonNullable<PlacementDraft['shared']>);
    if (answer.kind === 'cancelled') return draft;
    placed.push(draft.mesh);
    return undefined;
  });
  for (const [mesh, id] of [
    ['L-001', 1],
    ['L-002', 2],
  ] as const) {
    const before = { ...untouched, mesh };
    forms.change({ ...before, shared: shared(id) }, before);
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { forms, placed, settled, asked: () => forms.question.get()?.edit.id };
}

it('[PP48] saving again while a question is open asks one after the other, and loses no form', async () => {
  const { forms, placed, settled, asked } = asking();
  const first = forms.saveAll();
  const second = forms.saveAll();
  await settled();
  expect(asked()).toBe(1);
  forms.question.get()?.answer({ kind: 'settled', destination: 1 });
  await settled();
  expect(asked()).toBe(2);
  forms.question.get()?.answer({ kind: 'settled', destination: 2 });
  await Promise.all([first, second]);
  expect([placed, forms.get().size, forms.question.get()]).toEqual([['L-001', 'L-002'], 0, null]);
});

it('[PP48] cancelling the first question keeps its form, and the second one is asked', async () => {
  const { forms, placed, settled, asked } = asking();
  const saving = [forms.saveAll(), forms.saveAll()];
  await settled();
  forms.question.get()?.answer({ kind: 'cancelled' });
  await settled();
  expect(asked()).toBe(2);
  forms.question.get()?.answer({ kind: 'settled', destination: 2 });
  await settled();
  expect(placed).toEqual(['L-002']);
  // The first save goes on with the second room, which is saved already.
  await Promise.all(saving);
  expect([...forms.get().values()]).toMatchObject([{ mesh: 'L-001', isSaving: false, shared: { id: 1 } }]);
});

it('[PP48] a form that is discarded while its question is open places nothing', async () => {
  const { forms, placed, settled } = asking();
  void forms.saveAll();
  await settled();
  const question = forms.question.get();
  forms.discardAll();
  question?.answer({ kind: 'settled', destination: 1 });
  await settled();
  expect([placed, forms.get().size]).toEqual([[], 0]);
});

it('[PP76] one press asks once for the room of its panel: Cancel keeps its form, and the others are saved', async () => {
  const { forms, placed, settled, asked } = asking();
  const saving = forms.saveAll(forms.get().get(draftKey({ ...untouched, mesh: 'L-001' })));
  await settled();
  forms.question.get()?.answer({ kind: 'cancelled' });
  await settled();
  expect(asked()).toBe(2);
  forms.question.get()?.answer({ kind: 'settled', destination: 2 });
  await saving;
  expect([placed, [...forms.get().values()].map(({ mesh }) => mesh), asked()]).toEqual([
    ['L-002'],
    ['L-001'],
    undefined,
  ]);
});

it('[PP76] a room that the service has rejected is not sent again by the same press', async () => {
  const { forms, sent, one } = opened([refusal]);
  await forms.saveAll(typed);
  expect([sent, one()?.error]).toEqual([['L-001 Bean Ferry'], 'No.']);
});
