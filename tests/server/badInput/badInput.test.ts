import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import { allowedCell, tokenOf } from '../matrix/cells';
import { type MatrixWorld, matrixWorld } from '../matrix/fixture';
import { BODIES, type Cell, paramsOf } from '../matrix/requests';
import { BROKEN_BODIES, type SentBody, spoiltBodies } from './badBodies';
import { BAD_IDENTIFIERS } from './badIdentifiers';

/** Of each writing call, broken ones and spoilt ones together. */
const BODIES_OF_EACH = 60;

let world: MatrixWorld;
let sent = 0;
beforeAll(async () => {
  world = await matrixWorld();
}, 120_000);
afterAll(async () => {
  console.log(`Bad input: ${sent} requests.`);
  await world?.test.close();
});

const pathOf = (call: Endpoint, params: Readonly<Record<string, string>>) =>
  `/api/${call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

async function send(cell: Cell, params: Readonly<Record<string, string>>, body: SentBody | null) {
  const { call } = cell;
  const token = tokenOf(cell);
  sent += 1;
  const response = await world.test.app.inject({
    method: call.method,
    url: pathOf(call, params),
    remoteAddress: `10.2.${Math.floor(sent / 250) % 250}.${(sent % 250) + 1}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': body.type }) },
    ...(body && { payload: body.payload }),
  });
  return { status: response.statusCode, body: response.body };
}

/** The words of the schema library, which are for programmers. */
const SCHEMA_WORDS =
  /Invalid (input|option|string|element|key)|Too (small|big):|expected \w+, received|Unrecognized key/;

/** Uploads take forms: hostileForms.test.ts. A call that wants no body gets the same ones, and may pay no heed to them. */
const writing = allCalls.filter(({ method, upload }) => method !== 'GET' && !upload);

describe.each(writing.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it(`[BI1] [BI7] answers ${BODIES_OF_EACH} bad bodies below 500; what is refused changes nothing`, async () => {
    await world.reset();
    const cell = allowedCell(world, call);
    const good = ((await BODIES[name]?.(cell)) ?? {}) as Record<string, unknown>;
    await world.reset();
    const params = paramsOf(cell);
    const broken = BROKEN_BODIES;
    const spoilt = spoiltBodies(good, BODIES_OF_EACH - broken.length);
    expect(broken.length + spoilt.length).toBe(BODIES_OF_EACH);
    const wrong: string[] = [];
    let before = await world.digest();
    for (const body of [...broken, ...spoilt]) {
      const reply = await send(cell, params, body);
      const isBroken = name in BODIES && broken.includes(body);
      if (reply.status >= 500 || (isBroken && reply.status < 400) || SCHEMA_WORDS.test(reply.body))
        wrong.push(`${body.name}: ${reply.status} ${reply.body.slice(0, 200)}`);
      if (
        /\bSELECT\b|\bINSERT INTO\b|node_modules|\.ts:\d|PostgreSQL|\n\s+at /.test(
          reply.status >= 400 ? reply.body : '',
        )
      )
        wrong.push(`${body.name} tells what is inside: ${reply.body.slice(0, 200)}`);
      if (reply.status >= 400) {
        if ((await world.digest()) !== before) wrong.push(`${body.name} was refused and has changed something.`);
      } else {
        await world.reset();
        before = await world.digest();
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

const hasPath = allCalls.filter(({ path }) => path.includes('{'));

it.each(hasPath.map((call) => [call.name, call] as const))(
  `[BI2] %s answers ${BAD_IDENTIFIERS.length} bad identifiers below 500 and changes nothing`,
  async (name, call) => {
    await world.reset();
    const cell = allowedCell(world, call);
    const good = call.upload ? undefined : await BODIES[name]?.(cell);
    await world.reset();
    const body: SentBody | null =
      good === undefined ? null : { name: 'good', payload: JSON.stringify(good), type: 'application/json' };
    const params = paramsOf(cell);
    const before = await world.digest();
    const wrong: string[] = [];
    for (const param of Object.keys(params))
      for (const identifier of BAD_IDENTIFIERS) {
        const reply = await send(cell, { ...params, [param]: identifier }, body);
        if (reply.status < 400 || reply.status >= 500)
          wrong.push(
            `${param} ${JSON.stringify(identifier.slice(0, 40))}: ${reply.status} ${reply.body.slice(0, 150)}`,
          );
      }
    expect(wrong).toEqual([]);
    expect(await world.digest()).toBe(before);
  },
  60_000,
);
