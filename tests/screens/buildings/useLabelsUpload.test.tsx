import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Floor } from '@/contract/buildings/buildings';
import { labelsUploadMachine, type ReadLabels } from '@/machines/uploads/labelsUpload.machine';
import { useLabelsUpload } from '@/screens/buildings/useLabelsUpload';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

beforeEach(clearToasts);
afterEach(cleanUp);

const floor = { uuid: 'ground', name: 'Ground' } as Floor;
const file = new File(['shop-1\tBean\n'], 'labels.txt');
const toasts = () => getToasts().shown.map(({ text, intent, duration }) => [text, intent, duration]);

/** The upload of a page whose file is compared as said, and whose sending waits for its answer. */
async function opened(read: ReadLabels) {
  const sent: { readonly name: string; readonly end: (unmatched: string | null) => void }[] = [];
  const machine = labelsUploadMachine.provide({
    actors: {
      readLabels: fromPromise(async () => read),
      sendLabels: fromPromise(
        ({ input }) =>
          new Promise((resolve) => {
            sent.push({ name: input.file.name, end: (unmatched) => resolve({ message: 'Done.', unmatched }) });
          }),
      ),
    },
  });
  const page = await renderHook(() => useLabelsUpload(machine));
  const choose = (chosen = file) => page.after(() => page.result().upload(floor, chosen));
  return { ...page, sent, choose };
}

it('[MT29] labels that change nothing are sent without a question, with the warnings beside the success', async () => {
  const { sent, choose, after, result, until } = await opened({ question: null, skipped: 'Line 2 is left out.' });
  await choose();
  await until(() => sent.length === 1);
  expect([result().isAsking, sent[0]?.name]).toEqual([false, 'labels.txt']);
  await after(() => sent[0]?.end('No room has a.'));
  await until(() => toasts().length === 2);
  expect(toasts()).toEqual([
    ['Done.', 'success', null],
    ['Line 2 is left out. No room has a.', 'warning', 12_000],
  ]);
});

it('[MT29] labels that change others ask first: Cancel sends nothing, and Yes sends the file once', async () => {
  const { sent, choose, after, result, until } = await opened({ question: 'Bean replaces Old.', skipped: null });
  await choose();
  await until(() => result().isAsking);
  expect([result().floor, result().question, sent]).toEqual(['Ground', 'Bean replaces Old.', []]);
  await after(() => result().cancel());
  await after(() => result().confirm());
  expect([result().isAsking, sent]).toEqual([false, []]);
  await choose();
  await until(() => result().isAsking);
  await after(() => result().confirm());
  await until(() => sent.length === 1);
  await choose();
  expect([sent.length, toasts().map(([, intent]) => intent)]).toEqual([1, ['warning']]);
});

it('[MT29] a page that is left says nothing of what ends later', async () => {
  const { sent, choose, until, leave } = await opened({ question: null, skipped: 'Line 2 is left out.' });
  await choose();
  await until(() => sent.length === 1);
  await leave();
  sent[0]?.end(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(toasts()).toEqual([]);
});
