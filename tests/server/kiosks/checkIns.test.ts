import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { BusyError } from '../../../server/errors';
import { createEventBus } from '../../../server/events/eventBus';
import { createCheckIns } from '../../../server/kiosks/checkIns';

const WELL = { state: 2, progress: null, build: null, version: null } as const;
const device = (kioskId: number) => ({ kioskId, organisationId: 1 });

/** A database that answers each statement about all kiosks but the one with the number 7. */
function fakePool() {
  const batches: number[][] = [];
  const query = async (_text: string, [screens]: [number[]]) => {
    batches.push(screens);
    return {
      rows: screens
        .filter((id) => id !== 7)
        .map((kioskId) => ({ kioskId, organisationId: 1, tag: `tag ${kioskId}`, hasChanged: false })),
    };
  };
  return { batches, pool: { query } as unknown as Pool };
}

const checkInsOf = (pool: Pool) => createCheckIns({ pool, events: createEventBus(), clock: () => new Date(), tick: 5 });

it('[KI45] writes the check-ins of a tick in one statement, in the order of the kiosks', async () => {
  const { pool, batches } = fakePool();
  const checkIns = checkInsOf(pool);
  const answers = await Promise.all([3, 1, 7, 2].map((id) => checkIns.add(device(id), WELL)));
  expect(batches).toEqual([[1, 2, 3, 7]]);
  expect(answers.map((one) => one?.tag ?? null)).toEqual(['tag 3', 'tag 1', null, 'tag 2']);
});

it('[KI45] a kiosk that checks in twice in a tick is stored once and answered twice', async () => {
  const { pool, batches } = fakePool();
  const checkIns = checkInsOf(pool);
  const answers = await Promise.all([checkIns.add(device(1), WELL), checkIns.add(device(1), WELL)]);
  expect(batches).toEqual([[1]]);
  expect(answers.map((one) => one?.tag)).toEqual(['tag 1', 'tag 1']);
});

it('[KI45] refuses more than ten thousand that wait, and goes on afterwards', async () => {
  const { pool, batches } = fakePool();
  const checkIns = checkInsOf(pool);
  const waiting = Array.from({ length: 10_000 }, (_, at) => checkIns.add(device(at + 1), WELL));
  await expect(checkIns.add(device(20_000), WELL)).rejects.toBeInstanceOf(BusyError);
  await Promise.all(waiting);
  expect(batches.map(({ length }) => length)).toEqual([2000, 2000, 2000, 2000, 2000]);
  expect((await checkIns.add(device(20_000), WELL))?.tag).toBe('tag 20000');
});

it('[KI45] a failure of the database rejects every check-in that waits, and the next ones are stored', async () => {
  const { pool, batches } = fakePool();
  const { query } = pool;
  let fails = true;
  const broken = {
    query: (...given: [string, [number[]]]) => {
      if (fails) return Promise.reject(new Error('no space'));
      return (query as unknown as (...given: [string, [number[]]]) => Promise<unknown>)(...given);
    },
  } as unknown as Pool;
  const checkIns = checkInsOf(broken);
  await expect(checkIns.add(device(1), WELL)).rejects.toThrow('no space');
  fails = false;
  expect((await checkIns.add(device(1), WELL))?.tag).toBe('tag 1');
  expect(batches).toEqual([[1]]);
});
