import type { Pool } from 'pg';
import { isDatabaseUnavailable } from '../database/sqlState';
import { BusyError, DomainError } from '../errors';
import type { EventBus } from '../events/eventBus';
import type { Principal } from '../principal';
import { assertHoldsAny } from './featureRights';
import { HttpError } from './httpError';
import type { Implementation } from './implement';
import { parseInput } from './parseInput';
import { createSingleStatementWrite, createWrite, fingerprintOf } from './writing';

export interface BatchedCallDeps {
  readonly pool: Pool;
  readonly events: EventBus;
  readonly secret: Uint8Array;
  readonly clock: () => Date;
}

interface BatchedCallOf {
  readonly principal: Principal;
  /** Under which the call has one effect, however often it is made. */
  readonly key: string;
  readonly id: number;
  readonly body: object | null;
}

/**
 * Makes a call of the contract for a user as if their browser did: with their rights of now, the validation of its body, its audit
 * entry and its event. Returns null, or why the call was rejected.
 * @throws Error where the service itself fails
 */
export async function makeBatchedCall(
  { pool, events, secret, clock }: BatchedCallDeps,
  { endpoint, handle }: Implementation,
  { principal, key, id, body }: BatchedCallOf,
): Promise<string | null> {
  const params = { id: String(id) };
  const writer = { organisationId: principal.organisation.id, userId: principal.user.id };
  const call = endpoint.name;
  try {
    assertHoldsAny(endpoint.policy.features, principal);
    const input = parseInput(endpoint.body, body ?? undefined);
    const idempotent = { key, call, fingerprint: fingerprintOf({ params, body: input }, secret) };
    await handle({
      params,
      query: parseInput(endpoint.query, {}),
      body: input,
      principal: principal as never,
      read: pool,
      write: createWrite({ pool, events }, writer, idempotent),
      writeSingleStatement: createSingleStatementWrite({ pool, events }, writer, idempotent),
      get target(): never {
        throw new Error(`The path of ${call} names no organisation.`);
      },
      file: null,
      files: [],
      now: clock(),
      address: '',
      agent: '',
      origin: null,
      isOwnPage: true,
      allowOrigin: () => undefined,
      range: null,
      ifNoneMatch: null,
    });
    return null;
  } catch (error) {
    const isRejected = error instanceof HttpError ? error.status < 500 : error instanceof DomainError;
    if (!isRejected || error instanceof BusyError || isDatabaseUnavailable(error)) throw error;
    return (error as Error).message;
  }
}
