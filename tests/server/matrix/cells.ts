import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import { expectedCells } from './expectedCells';
import type { MatrixWorld } from './fixture';
import { PRINCIPAL_KINDS, type PrincipalKind, placeOf, RELATIONS, type Relation } from './relations';
import { BODIES, type Cell, fileOf, PREPARATIONS, paramsOf, QUERIES } from './requests';

/** GETs that write (I10). */
const WRITING_GETS = [
  'publishProject',
  'buildProject',
  'downloadBuild',
  'sendWelcome',
  'confirmLocation',
  'generateTwoFactor',
];
/** Looks things up although its method says otherwise. */
const LOOKS_UP = ['findPlacement', 'readHandOff', 'listProjectFiles', 'readTopTimes', 'readTopVisitors'];
export const writes = ({ method, name }: Endpoint): boolean =>
  method === 'GET' ? WRITING_GETS.includes(name) : !LOOKS_UP.includes(name);
export const writingCalls = allCalls.filter(writes);

const NO_UUID = '00000000-0000-4000-8000-000000000001';

export function cellOf(world: MatrixWorld, call: Endpoint, principal: PrincipalKind, relation: Relation): Cell {
  const place = placeOf(principal, relation === 'missing' ? 'own' : relation);
  return {
    world,
    call,
    principal,
    actor: world.actors[principal],
    tenant: world.tenants[place],
    isMissing: relation === 'missing',
    isOwn: relation === 'own',
  };
}

/** Somebody who may make the call, and about what: about their own, where that is open to anybody. */
export function allowedCell(world: MatrixWorld, call: Endpoint): Cell {
  const cells = expectedCells(call.answers);
  const order: PrincipalKind[] = ['customer-admin', 'reseller', 'staff', ...PRINCIPAL_KINDS];
  for (const relation of RELATIONS) {
    const principal = order.find((one) => cells.get(one)?.[relation] === '2xx');
    if (principal && relation !== 'missing') return cellOf(world, call, principal, relation);
  }
  throw new Error(`Nobody may make ${call.name}.`);
}

/** The token that goes with a cell: the person's, or that of the link. */
export const tokenOf = ({ call, actor, tenant, isMissing }: Cell): string | null =>
  call.policy.who === 'link' ? (isMissing ? 'n'.repeat(43) : tenant.link) : actor.token;

/** The organisation that the page names: where nothing stands in the path, that of the relation. */
export const namedOrganisation = ({ call: { policy }, actor, tenant, isMissing }: Cell): string | null =>
  policy.organisation === null && policy.record === null ? (isMissing ? NO_UUID : tenant.uuid) : actor.organisation;

export const prepare = async (cell: Cell): Promise<void> => {
  await PREPARATIONS[cell.call.name]?.(cell);
};

/** A body that the call of a cell would take; making it may write, as where a code has to be asked for first. */
export const bodyOf = async (cell: Cell): Promise<unknown> => BODIES[cell.call.name]?.(cell);

/** Makes the call of a cell. @param address limits by address are tried elsewhere @param made its body, where it was made before */
export async function sendCell(
  cell: Cell,
  address: string,
  made?: { readonly body: unknown },
): Promise<{ status: number; body: string }> {
  const { call, world } = cell;
  const as = tokenOf(cell);
  const named = namedOrganisation(cell);
  const file = fileOf(cell);
  const { body } = made ?? { body: await bodyOf(cell) };
  return world.test.call(call, {
    params: paramsOf(cell),
    ...(as && { as }),
    ...(named && as && { organisation: named }),
    ...(QUERIES[call.name] ? { query: QUERIES[call.name]?.(cell) } : {}),
    ...(body !== undefined && { body }),
    ...(file && { file }),
    address,
  } as never);
}
