import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useMachineOutput } from '@/components/machine/useMachineOutput';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

beforeEach(clearToasts);
afterEach(cleanUp);

const notifier = setup({
  types: {
    events: {} as { type: 'say'; text: string | null; tone: 'success' | 'error' },
    emitted: {} as { type: 'notified'; text: string | null; tone: 'success' | 'error' },
  },
  actions: {
    emitNotified: emit((_, given: { text: string | null; tone: 'success' | 'error' }) => ({
      type: 'notified' as const,
      ...given,
    })),
  },
}).createMachine({
  initial: 'open',
  states: {
    open: {
      on: { say: { actions: { type: 'emitNotified', params: ({ event: { text, tone } }) => ({ text, tone }) } } },
    },
  },
});

it('[MA2] what a machine notifies is shown once with its tone, an empty text is not, and none after leaving', async () => {
  const { result, after, again, leave } = await renderHook(() => useMachineActor(notifier));
  const actor = result();
  const say = (text: string | null, tone: 'success' | 'error') => after(() => actor.send({ type: 'say', text, tone }));
  await again();
  for (const text of [null, '']) await say(text, 'success');
  await say('Saved.', 'success');
  await say('No.', 'error');
  const toasts = [
    ['Saved.', 'success'],
    ['No.', 'error'],
  ];
  const visible = () => getToasts().shown.map(({ text, intent }) => [text, intent]);
  expect(visible()).toEqual(toasts);
  await leave();
  await say('Later.', 'success');
  expect(visible()).toEqual(toasts);
});

const ending = setup({ types: { output: {} as string, events: {} as { type: 'end' } } }).createMachine({
  initial: 'open',
  output: 'the result',
  states: { open: { on: { end: 'closed' } }, closed: { type: 'final' } },
});

it('[MT29] the output of a machine is passed on once it has ended, not when it is stopped or the page was left', async () => {
  const onEnd = vi.fn();
  const [ended, stopped, left] = [ending, ending, ending].map((machine) => createActor(machine).start());
  for (const actor of [ended, stopped])
    await renderHook(() => useMachineOutput(actor as NonNullable<typeof ended>, onEnd));
  stopped?.stop();
  expect(onEnd).not.toHaveBeenCalled();
  ended?.send({ type: 'end' });
  expect(onEnd.mock.calls).toEqual([['the result']]);
  const page = await renderHook(() => useMachineOutput(left as NonNullable<typeof left>, onEnd));
  await page.leave();
  left?.send({ type: 'end' });
  expect(onEnd).toHaveBeenCalledTimes(1);
});
