import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { createPlacementForms } from '@/screens/editor/placements/createPlacementForms';
import type { PlacementDraft } from '@/screens/editor/placements/placementDraft';
import { untouchedDraft } from '@/screens/editor/placements/untouchedDraft';

const room = (mesh: string, floor = 'ground') => untouchedDraft(floor, mesh, undefined, undefined);
const named = (mesh: string, entered: string, floor = 'ground'): PlacementDraft => ({ ...room(mesh, floor), entered });

/** Forms whose saves the test ends one by one, and what each was sent. */
function held() {
  const sent: PlacementDraft[] = [];
  const ends: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  const waits: (() => void)[] = [];
  const forms = createPlacementForms(
    (draft) => {
      sent.push(draft);
      return new Promise((resolve, fail) => ends.push({ done: () => resolve(undefined), fail }));
    },
    { untilRetry: () => new Promise((end) => waits.push(end)) },
  );
  const type = (draft: PlacementDraft) => forms.change(draft, room(draft.mesh, draft.floor));
  const entered = () => [...forms.get().values()].map((one) => one.entered);
  return { forms, sent, ends, waits, type, entered };
}

it('[PP48] a form stays as it was sent while it is being saved, and is sent once', async () => {
  const { forms, sent, ends, type, entered } = held();
  type(named('a', 'Books'));
  const saving = forms.saveAll();
  type(named('a', 'Books and more'));
  type(room('a'));
  await forms.saveAll();
  expect([entered(), sent.length, [...forms.get().values()][0]?.isSaving]).toEqual([['Books'], 1, true]);
  ends[0]?.done();
  await saving;
  expect([entered(), sent.length]).toEqual([[], 1]);
});

it('[ET23] a save that is tried again is sent as the first one was, without the marks of its form', async () => {
  const { forms, sent, ends, waits, type } = held();
  type(named('a', 'Books'));
  const saving = forms.saveAll();
  ends[0]?.fail(new ApiError(500, 'No answer.', null));
  await saving;
  waits[0]?.();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ entered: 'Books', isSaving: false });
  ends[1]?.done();
  await vi.waitFor(() => expect(forms.get().size).toBe(0));
});

it('[PP48] the errors of a rejected form are shown until it is changed or saved again', async () => {
  const { forms, ends, type } = held();
  const errors = { name: ['Taken.'] };
  const refusal = () => new ApiError(422, 'No.', { error: 'No.', message: 'No.', code: 'invalid', errors });
  const shown = () => [...forms.get().values()].map((one) => [one.error, one.errors, one.isSaving]);
  type(named('a', 'Books'));
  const first = forms.saveAll();
  ends[0]?.fail(refusal());
  await first;
  const [[error, fields] = []] = shown();
  expect([error, Object.keys(fields as object)]).toEqual(['No.', ['name']]);
  const second = forms.saveAll();
  expect(shown()).toEqual([[null, {}, true]]);
  ends[1]?.done();
  await second;
  expect(shown()).toEqual([]);
});

it('[ET12] kept input is shown again, with the form it was typed on, except where something was typed since', () => {
  const before = held();
  before.type(named('a', 'Books'));
  before.type(named('b', 'Café'));
  const kept = before.forms.kept();
  expect(kept.map(({ entered, untouched }) => [entered, untouched])).toEqual([
    ['Books', room('a')],
    ['Café', room('b')],
  ]);
  const { forms, type, entered } = held();
  type(named('b', 'Bakery'));
  forms.restore(kept);
  expect(entered()).toEqual(['Books', 'Bakery']);
  expect(forms.kept().map(({ untouched }) => untouched)).toEqual([room('a'), room('b')]);
  expect([...forms.get().values()].some((one) => 'untouched' in one)).toBe(false);
});

it('[ET12] input that an earlier release kept has no form before it, and is saved all the same', async () => {
  const { forms, sent, ends, entered } = held();
  forms.restore([named('a', 'Books')]);
  expect([entered(), forms.kept()]).toEqual([['Books'], [named('a', 'Books')]]);
  const saving = forms.saveAll();
  ends[0]?.done();
  await saving;
  expect([sent.length, entered()]).toEqual([1, []]);
});

it('[ET1] the input for rooms of a deleted floor is taken out, and that of the other floors stays', () => {
  const { forms, type, entered } = held();
  type(named('a', 'Books'));
  type(named('a', 'Bank', 'upper'));
  expect(forms.takeFrom(['upper', 'attic'])).toEqual([named('a', 'Bank', 'upper')]);
  expect([entered(), forms.kept().length, forms.takeFrom(['upper'])]).toEqual([['Books'], 1, []]);
});

it('[PP7] input is gone once it is typed back or discarded, and a form without any tells nobody', () => {
  const { forms, type, entered } = held();
  const listener = vi.fn();
  forms.subscribe(listener);
  type(room('a'));
  forms.discardAll();
  expect(listener).not.toHaveBeenCalled();
  type(named('a', 'Books'));
  type(named('b', 'Café'));
  type(room('a'));
  expect(entered()).toEqual(['Café']);
  forms.discardAll();
  expect([entered(), forms.kept()]).toEqual([[], []]);
});

it('[PP48] a form that is discarded while it is being saved does not come back with the answer', async () => {
  const { forms, ends, type, entered } = held();
  type(named('a', 'Books'));
  const saving = forms.saveAll();
  forms.discardAll();
  await saving;
  ends[0]?.fail(new ApiError(422, 'No.', null));
  type(named('a', 'Bank'));
  const second = forms.saveAll();
  expect(entered()).toEqual(['Bank']);
  ends[1]?.done();
  await second;
  expect(entered()).toEqual([]);
});
