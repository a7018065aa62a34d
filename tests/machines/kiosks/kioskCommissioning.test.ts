import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { kioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';

function open(isCommissioned = true) {
  const calls: number[] = [];
  const notified: unknown[] = [];
  let answer: { succeed: (message: string) => void; fail: (error: Error) => void } | null = null;
  const machine = kioskCommissioningMachine.provide({
    actors: {
      decommission: fromPromise(({ input }) => {
        calls.push(input.id);
        return new Promise<string>((succeed, fail) => {
          answer = { succeed, fail };
        });
      }),
    },
  });
  const actor = createActor(machine, { input: { id: 7, isCommissioned } });
  actor.on('notified', ({ text, tone }) => notified.push([tone, text]));
  actor.start();
  return {
    calls,
    notified,
    send: (...types: ('decommission' | 'confirm' | 'cancel')[]) => {
      for (const type of types) actor.send({ type });
      return actor.getSnapshot().value;
    },
    reply: async (give: (to: NonNullable<typeof answer>) => void) => {
      if (!answer) throw new Error('Nothing was asked.');
      give(answer);
      await new Promise((done) => setImmediate(done));
      return actor.getSnapshot();
    },
  };
}

it('[KI25] a kiosk that is not commissioned cannot be decommissioned', () => {
  const kiosk = open(false);
  expect(kiosk.send()).toBe('notCommissioned');
  expect(kiosk.send('decommission', 'confirm')).toBe('notCommissioned');
  expect(kiosk.calls).toEqual([]);
});

it('[KI25] cancelling the question calls nothing', () => {
  const kiosk = open();
  expect(kiosk.send('confirm')).toBe('commissioned');
  expect(kiosk.send('decommission')).toBe('confirming');
  expect(kiosk.send('cancel')).toBe('commissioned');
  expect(kiosk.calls).toEqual([]);
});

it('[KI25] confirming the question calls the service once and ends with its message', async () => {
  const kiosk = open();
  expect(kiosk.send('decommission', 'confirm')).toBe('decommissioning');
  expect(kiosk.send('decommission', 'confirm', 'cancel')).toBe('decommissioning');
  const end = await kiosk.reply(({ succeed }) => succeed('North has been decommissioned.'));
  expect([end.value, end.status]).toEqual(['decommissioned', 'done']);
  expect(kiosk.calls).toEqual([7]);
  expect(kiosk.notified).toEqual([['success', 'North has been decommissioned.']]);
});

it('[KI25] a failure says why and leaves the kiosk in service', async () => {
  const kiosk = open();
  kiosk.send('decommission', 'confirm');
  const end = await kiosk.reply(({ fail }) => fail(new Error('No connection.')));
  expect(end.value).toBe('commissioned');
  expect(kiosk.notified).toEqual([['error', 'No connection.']]);
  expect(kiosk.send('decommission')).toBe('confirming');
});
