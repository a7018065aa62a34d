import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { Data, Endpoint, HandlerInput, PageMeta } from '@/contract/endpoint';
import type { BatchedWrite } from '../database/batchWrites';
import type { ChallengePrincipal, DevicePrincipal, LinkPrincipal, Principal, TargetOrganisation } from '../principal';
import type { AuditEntry, Causer } from '../repositories/audit/audit';
import type { ByteRange } from './byteRange';
import type { PackedJson } from './packedJson';

/** A successful answer. `token` is sent in the authorization header. */
export interface Answer<T> {
  readonly data: T;
  readonly message?: string;
  readonly token?: string;
  /** It was given before, to the same request under the same Idempotency-Key. */
  readonly isReplay?: boolean;
  /** Of a paged call. */
  readonly meta?: PageMeta;
}

/** Bytes instead of the JSON envelope. */
export interface FileAnswer {
  readonly stream: Readable;
  readonly bytes: number;
  readonly contentType: string;
  /** Identifies these bytes for ever: the same tag is never used for others. */
  readonly etag: string;
  /** The browser saves the file under this name instead of showing it. */
  readonly filename?: string;
  /** The bytes are a part that begins at this byte, of so many in all; null for the whole file, which may be asked for in parts. */
  readonly part?: { readonly start: number; readonly total: number } | null;
}

/** Server-sent events instead of an answer that ends. */
export interface EventsAnswer {
  readonly events: Readable;
}

/** Data of which parts are JSON already. */
export interface JsonAnswer {
  readonly json: object;
}

/** JSON that was packed before, with the envelope. */
export interface PackedAnswer {
  readonly packed: PackedJson;
}

/** A received file, stored under a generated name until the handler returns. */
export interface ReceivedFile {
  readonly path: string;
  /** Name of its form field: that of the call, or one of its aliases. */
  readonly field: string;
  readonly filename: string;
  readonly bytes: number;
  /** SHA-256 of its bytes, as 64 hex digits. */
  readonly sha256: string;
}

/** The transaction of one user action: the change and its audit entry commit together. */
export interface Write {
  readonly client: PoolClient;
  /** Adds the entry, which is written last in the transaction. */
  audit(entry: AuditEntry): void;
}

/** A change that is a single statement, which also writes its audit entry. */
export interface SingleStatementWrite {
  readonly by: Causer;
  /** The tag of its entry says what is announced afterwards, its audience to whom. */
  run<D extends { readonly entry: Pick<AuditEntry, 'tag' | 'audience'> }, R>(
    change: BatchedWrite<D, R>,
    draft: D,
  ): Promise<R>;
}

export interface HandlerTools {
  /** For read-only queries. */
  readonly read: Pool;
  /**
   * Runs the change in one transaction and stores its answer under the caller's Idempotency-Key. Await only SQL in it:
   * the embedded database has one session, and a transaction that waits for a file blocks everyone.
   */
  write<T>(work: (write: Write) => Promise<Answer<T>>): Promise<Answer<T>>;
  /** The same for a change that is a single statement: it is batched with others of its kind, unless it has a key. */
  writeSingleStatement<T>(work: (write: SingleStatementWrite) => Promise<Answer<T>>): Promise<Answer<T>>;
  /** The organisation in the path; @throws when the path has none */
  readonly target: TargetOrganisation;
  /** The first file of a call with files. */
  readonly file: ReceivedFile | null;
  readonly files: readonly ReceivedFile[];
  readonly now: Date;
  readonly address: string;
  /** User agent of the caller. */
  readonly agent: string;
  /** `Origin` of the request: that of the page that sends it. */
  readonly origin: string | null;
  /** A page of this service sends the request. */
  readonly isOwnPage: boolean;
  /** Lets the page at this origin read the answer. */
  allowOrigin(origin: string): void;
  /** The range of bytes that the request asks for. */
  readonly range: ByteRange | null;
  /** `If-None-Match` of the request. */
  readonly ifNoneMatch: string | null;
}

/** A call that is declared to answer with a file or with events may do nothing else, and no other call may. */
type Result<E extends Endpoint> = Promise<
  E['raw'] extends null
    ? Answer<Data<E>> | JsonAnswer | PackedAnswer
    : E['raw'] extends 'events'
      ? EventsAnswer
      : FileAnswer
>;
export type PrincipalOf = {
  signedIn: Principal;
  challenged: ChallengePrincipal;
  linked: LinkPrincipal;
  device: DevicePrincipal;
  anyone: Principal | null;
};

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly caller: keyof PrincipalOf;
  /** Rejects a request by the address of its caller before its body is read. @throws HttpError */
  readonly admit?: (address: string, now: Date) => void;
  handle(given: HandlerInput<Endpoint> & { principal: never } & HandlerTools): Promise<AnyAnswer>;
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
      device: who === 'device',
      anyone: who === 'anyone',
    };
    if (!fits[caller]) throw new Error(`${endpoint.name} is declared for ${who}, not for ${caller}.`);
    return { endpoint, caller, handle: handle as unknown as Implementation['handle'] };
  };

/** Implements a call for signed-in users; `principal` scopes the queries. */
export const implement = implementFor('signedIn');
/** Implements a call that requires the token of the password step. */
export const implementChallenged = implementFor('challenged');
/** Implements a call that requires the link of an email. */
export const implementLinked = implementFor('linked');
/** Implements a call that requires the key of a kiosk. */
export const implementDevice = implementFor('device');
/** Implements a public call; `principal` is null for anonymous callers. */
export const implementForAnyone = implementFor('anyone');

type AnyAnswer = Answer<unknown> | FileAnswer | EventsAnswer | JsonAnswer | PackedAnswer;

export const isFileAnswer = (answer: AnyAnswer): answer is FileAnswer => 'stream' in answer;
export const isEventsAnswer = (answer: AnyAnswer): answer is EventsAnswer => 'events' in answer;
export const isPackedAnswer = (answer: AnyAnswer): answer is PackedAnswer => 'packed' in answer;
export const isJsonAnswer = (answer: AnyAnswer): answer is JsonAnswer => 'json' in answer;
