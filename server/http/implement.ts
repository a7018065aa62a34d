import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { Data, Endpoint, HandlerInput } from '@/contract/endpoint';
import type { BatchedWrite } from '../database/batchWrites';
import type { ChallengePrincipal, LinkPrincipal, Principal, TargetOrganisation } from '../principal';
import type { AuditEntry, Causer } from '../repositories/audit';

/** A good answer. `token` travels in the authorization header. */
export interface Answer<T> {
  readonly data: T;
  readonly message?: string;
  readonly token?: string;
}

/** Bytes instead of the JSON envelope. */
export interface FileAnswer {
  readonly stream: Readable;
  readonly bytes: number;
  readonly contentType: string;
  /** Names these bytes for ever: the same tag is never used for others. */
  readonly etag: string;
}

/** A file that came with the call, kept under a name of ours until the handler returns. */
export interface ReceivedFile {
  readonly path: string;
  readonly filename: string;
  readonly bytes: number;
  /** Of its bytes, as 64 hex digits. */
  readonly sha256: string;
}

/** A transaction of one user action: the change and its audit entry are kept together or not at all. */
export interface Write {
  readonly client: PoolClient;
  /** Notes the entry; it is written as the last of the transaction. */
  audit(entry: AuditEntry): void;
}

/** A change that is one statement, in which its audit entry has to be. */
export interface SingleStatementWrite {
  readonly by: Causer;
  run<D, R>(change: BatchedWrite<D, R>, draft: D): Promise<R>;
}

export interface HandlerTools {
  /** For queries that change nothing. */
  readonly read: Pool;
  /**
   * Runs the change in one transaction and keeps its answer under the caller's Idempotency-Key. Only SQL is awaited in
   * it: the embedded database has one session, and a transaction that waits for a file holds up everyone.
   */
  write<T>(work: (write: Write) => Promise<Answer<T>>): Promise<Answer<T>>;
  /** The same for a change that is one statement: others of its kind share it, unless a key goes with it. */
  writeSingleStatement<T>(work: (write: SingleStatementWrite) => Promise<Answer<T>>): Promise<Answer<T>>;
  /** The organisation that the path names; @throws where it names none */
  readonly target: TargetOrganisation;
  readonly file: ReceivedFile | null;
  readonly now: Date;
  readonly address: string;
  /** The caller's browser as it names itself. */
  readonly agent: string;
  /** `If-None-Match` of the request. */
  readonly ifNoneMatch: string | null;
}

type Result<E extends Endpoint> = Promise<E['raw'] extends null ? Answer<Data<E>> : Answer<Data<E>> | FileAnswer>;
export type PrincipalOf = {
  signedIn: Principal;
  challenged: ChallengePrincipal;
  linked: LinkPrincipal;
  anyone: Principal | null;
};

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly caller: keyof PrincipalOf;
  handle(given: HandlerInput<Endpoint> & { principal: never } & HandlerTools): Promise<Answer<unknown> | FileAnswer>;
}

const implementFor =
  <C extends keyof PrincipalOf>(caller: C) =>
  <E extends Endpoint>(
    endpoint: E,
    handle: (given: HandlerInput<E> & { principal: PrincipalOf[C] } & HandlerTools) => Result<E>,
  ): Implementation => {
    const who = endpoint.policy.who;
    const fits = {
      signedIn: who === 'signed-in' || who === 'staff',
      challenged: who === 'password-step',
      linked: who === 'link',
      anyone: who === 'anyone',
    };
    if (!fits[caller]) throw new Error(`${endpoint.name} is declared for ${who}, not for ${caller}.`);
    return { endpoint, caller, handle: handle as unknown as Implementation['handle'] };
  };

/** Implements a call for people who are signed in; `principal` scopes the queries. */
export const implement = implementFor('signedIn');
/** Implements a call that the token of the password step opens. */
export const implementChallenged = implementFor('challenged');
/** Implements a call that the link of a mail opens. */
export const implementLinked = implementFor('linked');
/** Implements a public call; `principal` is null for strangers. */
export const implementForAnyone = implementFor('anyone');

export const isFileAnswer = (answer: Answer<unknown> | FileAnswer): answer is FileAnswer => 'stream' in answer;
