import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Endpoint } from '@/contract/endpoint';
import { nameDatabaseCaller } from '../database/fairPool';
import { ConflictError, InvalidError } from '../errors';
import type { EventBus } from '../events/eventBus';
import type { TargetOrganisation } from '../principal';
import type { Turns } from '../turns';
import { answerOfConflict } from './answerOfConflict';
import type { Authentication } from './authenticate';
import { bodyLimitOf, DEFAULT_BODY } from './bodies/bodyLimits';
import { CheckedBody } from './bodies/bodyReader';
import { waitForTurn } from './bodies/waitForTurn';
import { byteRangeOf } from './byteRange';
import type { ConnectionLimits } from './connectionLimits';
import { sendFailure } from './errorHandler';
import { header } from './header';
import { HttpError } from './httpError';
import { type Caller, identifyCaller } from './identifyCaller';
import {
  type Answer,
  type Implementation,
  isEventsAnswer,
  isFileAnswer,
  isJsonAnswer,
  isPackedAnswer,
  type ReceivedFile,
} from './implement';
import { isOwnPage } from './isOwnPage';
import { sendPacked } from './packedJson';
import { parseInput } from './parseInput';
import type { Quota } from './quota';
import { receiveForm } from './receiveForm';
import { canReplay } from './replay';
import { sendEvents, sendFile } from './sendFile';
import { JSON_TYPE, sendJson, toJson } from './sendJson';
import {
  createSingleStatementWrite,
  createWrite,
  findPreviousAnswer,
  fingerprintOf,
  type IdempotentRequest,
} from './writing';

export interface RouteDeps {
  readonly pool: Pool;
  readonly events: EventBus;
  readonly authentication: Authentication;
  readonly clock: () => Date;
  /** Folder of a received file until its request is answered. */
  readonly incoming: string;
  /** Key of the fingerprints of requests. */
  readonly secret: Uint8Array;
  readonly limits: ConnectionLimits;
  /** The quota of an organisation, by its number and the field that a failure names. */
  readonly quotaOf: (organisationId: number, field: string) => Quota;
  /** Large bodies are read in turns, so that few of them are in memory at a time. */
  readonly largeBodies: Turns;
  /** Heavy calls are answered in turns. */
  readonly heavyCalls: Turns;
}

/**
 * Registers an implemented call as a Fastify route. Who calls is known before the first byte of a body is read, so that
 * nobody makes the service read what it will reject.
 */
export function register(app: FastifyInstance, implementation: Implementation, deps: RouteDeps): void {
  const { endpoint } = implementation;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const bodyLimit = bodyLimitOf(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Fastify would run a GET handler for HEAD, and some GET handlers write.
    exposeHeadRoute: false,
    bodyLimit,
    config: { call: endpoint.name, plainText: endpoint.plainText },
    onRequest: async (request, reply) => {
      implementation.admit?.(request.ip, deps.clock());
      const caller = await identifyCaller(endpoint, deps, request, reply);
      if (caller.signedIn) nameDatabaseCaller(caller.signedIn.organisation.id);
      callers.set(request, caller);
    },
    ...(bodyLimit > DEFAULT_BODY && {
      preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
        waitForTurn(deps.largeBodies, callers.get(request)?.signedIn?.organisation.id ?? 0, request, reply),
    }),
    handler: (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new Error(`Nobody has asked who calls ${endpoint.name}.`);
      return answer(implementation, deps, caller, request, reply);
    },
  });
}

async function answer(
  implementation: Implementation,
  deps: RouteDeps,
  { principal, signedIn, target, missing, now }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint } = implementation;
  const params = request.params as Record<string, string>;
  const organisation = endpoint.quota?.of === 'own' ? signedIn?.own : (target ?? signedIn?.organisation);
  const quota = endpoint.quota && organisation ? deps.quotaOf(organisation.id, endpoint.quota.field) : null;
  let files: readonly ReceivedFile[] = [];
  let endTurn: (() => void) | null = null;
  try {
    const admit = async () => quota?.admit(deps.pool, announcedBytes(request, endpoint.upload?.limit ?? 0));
    const form = endpoint.upload
      ? await receiveForm(request, endpoint.upload, { folder: deps.incoming, limits: deps.limits, admit })
      : null;
    files = form?.files ?? [];
    // Not while a form arrives, which may take long. Of what strangers read, one copy is prepared for all of them.
    if (signedIn && isHeavy(endpoint, request))
      endTurn = await deps.heavyCalls.take(signedIn.organisation.id, callerGone(reply));
    const query = parseInput(endpoint.query, request.query);
    const body =
      request.body instanceof CheckedBody
        ? request.body.data
        : parseInput(endpoint.body, form ? form.fields : request.body);
    const writer = signedIn && { organisationId: signedIn.organisation.id, userId: signedIn.user.id };
    const sent = files.map(({ field, filename, sha256 }) => ({ field, filename, sha256 }));
    // A large body is told apart by what its thread has computed.
    const told = request.body instanceof CheckedBody ? request.body.digest : body;
    const idempotent = idempotentRequestOf(request, endpoint, deps.secret, { params, query, body: told, files: sent });
    const previous = async () =>
      writer && idempotent ? findPreviousAnswer(deps.pool, writer.userId, idempotent) : null;
    const stored = await previous();
    if (stored) {
      markReplay(reply);
      return endpoint.noContent ? reply.code(204).send() : envelopeOf(stored);
    }
    if (missing) throw missing;
    await quota?.assertRoom(
      deps.pool,
      files.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const work = () =>
      implementation.handle({
        params,
        query,
        body,
        principal: principal as never,
        read: deps.pool,
        write: (work) => {
          rejectPrefetch(request);
          return createWrite(deps, writer, idempotent)(quota ? quota.guarded(work) : work);
        },
        writeSingleStatement: (work) => {
          rejectPrefetch(request);
          return createSingleStatementWrite(deps, writer, idempotent)(work);
        },
        get target(): TargetOrganisation {
          if (!target) throw new Error(`The path of ${endpoint.name} names no organisation.`);
          return target;
        },
        file: files[0] ?? null,
        files,
        now,
        address: request.ip,
        agent: header(request, 'user-agent') ?? '',
        origin: header(request, 'origin'),
        isOwnPage: isOwnPage(header(request, 'sec-fetch-site')),
        allowOrigin: (origin) => {
          reply.header('access-control-allow-origin', origin).header('vary', 'origin');
        },
        range: byteRangeOf(header(request, 'range')),
        ifNoneMatch: header(request, 'if-none-match'),
      });
    let result: Awaited<ReturnType<typeof work>>;
    try {
      result = await work();
    } catch (error) {
      if (!(error instanceof ConflictError) || !writer) throw error;
      // The same request may have been answered meanwhile: a repetition is no conflict with itself.
      const answered = await previous();
      if (!answered) {
        const conflict = await answerOfConflict(deps.pool, error, endpoint, params, writer.organisationId);
        if (bodyLimitOf(endpoint) <= DEFAULT_BODY) throw conflict;
        // The present record is as large as the bodies of the call: it is answered in turns, as where it is read.
        endTurn ??= await deps.heavyCalls.take(writer.organisationId, callerGone(reply));
        return await sendFailure(request, reply, conflict);
      }
      result = answered;
    }
    if (isFileAnswer(result)) return sendFile(result, request, reply);
    if (isEventsAnswer(result)) return sendEvents(result.events, reply);
    if (isJsonAnswer(result)) return await sendJson(envelopeOf({ data: result.json }), request, reply);
    if (isPackedAnswer(result)) return sendPacked(result.packed, request, reply);
    if (result.isReplay) markReplay(reply);
    if (result.token) reply.header('authorization', `Bearer ${result.token}`);
    if (endpoint.noContent) return reply.code(204).send();
    const envelope = envelopeOf(result);
    // Awaited, since the turn ends with it.
    if (endpoint.method === 'GET') return await sendJson(envelope, request, reply);
    return reply.type(JSON_TYPE).send(await toJson(envelope));
  } finally {
    endTurn?.();
    await discard(files);
  }
}

/** Bytes of a body that is about to arrive; of one that does not say so, as many as the call takes. */
const announcedBytes = (request: FastifyRequest, limit: number): number => {
  const length = header(request, 'content-length');
  return length === null ? limit : Number(length);
};

/** Says when the connection of a request has ended without an answer. */
function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // It may have ended while its caller was looked up.
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Says that nothing was done again. */
const markReplay = (reply: FastifyReply): void => void reply.header('idempotency-replayed', 'true');

/** Records of a page that is answered at once, at most. */
const SHORT_PAGE = 100;

function isHeavy({ heavy }: Endpoint, request: FastifyRequest): boolean {
  if (heavy !== 'long-pages') return heavy === 'always';
  const { limit } = request.query as { limit?: string };
  return limit === undefined || Number(limit) > SHORT_PAGE;
}

const envelopeOf = ({ data, message, meta }: Answer<unknown>) => ({
  data: data ?? null,
  message: message ?? '',
  ...(meta && { meta }),
});

/** Rejects a browser's prefetch or navigation to a GET that writes: only the console's own requests may start a write. */
function rejectPrefetch(request: FastifyRequest): void {
  if (request.method !== 'GET') return;
  const purpose = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].map((name) => header(request, name) ?? '').join(' ');
  if (/prefetch|prerender|preview/i.test(purpose) || header(request, 'sec-fetch-mode') === 'navigate')
    throw new HttpError(
      400,
      'unasked',
      'This address starts something: it cannot be opened as a page or fetched ahead.',
    );
}

const discard = (files: readonly ReceivedFile[]) => Promise.all(files.map(({ path }) => rm(path, { force: true })));

function idempotentRequestOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  secret: Uint8Array,
  asked: object,
): IdempotentRequest | null {
  const key = header(request, 'idempotency-key');
  if (key === null || endpoint.method === 'GET') return null;
  if (!/^[\w.-]{8,100}$/.test(key))
    throw new InvalidError({ 'idempotency-key': ['8 to 100 letters, digits, dots or dashes.'] });
  if (!canReplay(endpoint)) return null;
  return { key, call: endpoint.name, fingerprint: fingerprintOf(asked, secret) };
}
