import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import { cellOf, prepare, sendCell, writes } from './cells';
import { type Expected, expectedCells } from './expectedCells';
import { canaryOf, type MatrixWorld, matrixWorld } from './fixture';
import { mayKnow, PLACES, PRINCIPAL_KINDS, type PrincipalKind, RELATIONS } from './relations';

let world: MatrixWorld;
let tried = 0;
const leaks: string[] = [];

beforeAll(async () => {
  world = await matrixWorld();
}, 120_000);
afterAll(async () => {
  console.log(`Authorisation matrix: ${tried} cells, ${leaks.length} leaks.`);
  await world?.test.close();
});

/** Published data is for everyone, and the mailbox of the demo world has the mails of all. */
const namesAnybody = ({ name, policy }: Endpoint) =>
  policy.who === 'anyone' || policy.who === 'link' || name === 'listMails' || name === 'readMail';

const agrees = (status: number, expected: Expected) =>
  expected === '2xx' ? status >= 200 && status < 300 : status === Number(expected);

it.each(allCalls.map((call) => [call.name, call] as const))(
  '[AZ1] [AZ2] [AZ3] [AZ6] [ID1] %s answers each of the twelve principals as its table says, about what is theirs and what is not',
  async (name, call) => {
    const expected = expectedCells(call.answers);
    const cells = PRINCIPAL_KINDS.flatMap((principal) => RELATIONS.map((relation) => ({ principal, relation })));
    const wrong: string[] = [];
    const refusedAs = new Map<PrincipalKind, string>();
    const tryCell = async ({ principal, relation }: (typeof cells)[number], answer: Expected) => {
      const address = `10.1.${PRINCIPAL_KINDS.indexOf(principal)}.${(tried % 250) + 1}`;
      const reply = await sendCell(cellOf(world, call, principal, relation), address);
      tried += 1;
      if (!agrees(reply.status, answer))
        wrong.push(`${principal}, ${relation}: ${reply.status} instead of ${answer}: ${reply.body.slice(0, 200)}`);
      // A canary of somebody who may not be known.
      if (!namesAnybody(call))
        for (const place of PLACES)
          if (!mayKnow(principal, place) && reply.body.includes(canaryOf(place)))
            wrong.push(`${principal}, ${relation}: tells of ${place}`);
      if (reply.status !== 404) return;
      // Somebody else's records and records that do not exist get the same answer, byte for byte.
      const known = refusedAs.get(principal) ?? reply.body;
      if (known !== reply.body) wrong.push(`${principal}, ${relation}: ${reply.body} instead of ${known}`);
      refusedAs.set(principal, known);
    };
    const answerTo = ({ principal, relation }: (typeof cells)[number]) => expected.get(principal)?.[relation] ?? '404';
    const refused = cells.filter((cell) => answerTo(cell) !== '2xx');
    const open = cells.filter((cell) => answerTo(cell) === '2xx');

    await world.reset();
    const before = await world.digest();
    const files = await world.test.storedKeys();
    for (const cell of refused) {
      await tryCell(cell, answerTo(cell));
      // Preparing the body may have written.
      if (['disableTwoFactor', 'confirmTwoFactor', 'resetPassword'].includes(name)) await world.reset();
    }
    if ((await world.digest()) !== before) wrong.push('A refused call has changed something.');
    if ((await world.test.storedKeys()).length !== files.length) wrong.push('A refused call has left a file.');
    for (const cell of open) {
      if (writes(call)) await world.reset();
      await prepare(cellOf(world, call, cell.principal, cell.relation));
      await tryCell(cell, '2xx');
    }
    leaks.push(...wrong.map((one) => `${name}: ${one}`));
    expect(wrong).toEqual([]);
    expect(open.length, 'a call that answers nobody well lacks its fixture').toBeGreaterThan(0);
  },
  60_000,
);

it('[AZ1] has tried every cell there is', () => {
  expect(tried).toBe(allCalls.length * PRINCIPAL_KINDS.length * RELATIONS.length);
});

it('[AZ6] the canaries are there to be found', async () => {
  const { rows } = await world.test.database.pool.query<{ name: string }>('SELECT name FROM projects');
  for (const place of PLACES) expect(rows.map(({ name }) => name)).toContain(canaryOf(place));
});
