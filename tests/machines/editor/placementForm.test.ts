import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { placementFormMachine, type StoreResult } from '@/machines/editor/placementForm.machine';
import { SampleError } from '../../models/support/sampleError';

it('[ET20] the waits before a save are short again once the service has answered', async () => {
  const answers: (StoreResult | null)[] = [null, null, 'kept', null];
  const waits: number[] = [];
  const form = createActor(
    placementFormMachine.provide({
      actors: {
        store: fromPromise(async () => {
          const answer = answers.shift();
          if (!answer) throw new SampleError('No answer.', 503);
          return answer;
        }),
        retryWait: fromPromise<void, { failures: number }>(async ({ input }) => {
          waits.push(input.failures);
          if (answers.length === 0) await new Promise(() => undefined);
        }),
      },
    }),
  ).start();
  const reaches = (state: 'typed' | 'waiting') =>
    new Promise<void>((done) => {
      const { unsubscribe } = form.subscribe((snapshot) => {
        if (!snapshot.matches(state) || (state === 'waiting' && answers.length > 0)) return;
        unsubscribe();
        done();
      });
    });
  form.send({ type: 'save' });
  await reaches('typed');
  form.send({ type: 'save' });
  await reaches('waiting');
  expect(waits).toEqual([1, 2, 1]);
});
