import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import type { Endpoint } from '@/contract/endpoint';
import { ConflictError, InvalidError } from '../errors';
import type { EventBus } from '../events/eventBus';
import type { TargetOrganisation } from '../principal';
import type { Turns } from '../turns';
import type { Authentication } from './authenticate';
import { bodyLimitOf, DEFAULT_BODY } from './bodies/bodyLimits';
import { CheckedBody } from './bodies/bodyReader';
import { isDeclared, validateInput } from './bodies/validateInput';
import { waitForTurn } from './bodies/waitForTurn';
import { byteRangeOf } from './byteRange';
import type { ConnectionLimits } from './connectionLimits';
import { header } from './header';
import { HttpError } from './httpError';
import { type Caller, identifyCaller } from './identifyCaller';
import {
  type Answer,
  type FileAnswer,
  type Implementation,
  isEventsAnswer,
  isFileAnswer,
  isPackedAnswer,
  type ReceivedFile,
} from './implement';
import { sendPacked } from './packJson';
import { receiveForm } from './receiveForm';
import { sendJson } from './sendJson';
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
  /** Large bodies are read in turns, so that few of them are in memory at a time. */
  readonly largeBodies: Turns;
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
      callers.set(request, await identifyCaller(endpoint, deps, request, reply));
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
  { principal, signedIn, target, now }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint } = implementation;
  const params = request.params as Record<string, string>;
  const form = endpoint.upload ? await receiveForm(request, endpoint.upload, deps.incoming, deps.limits) : null;
  const files = form?.files ?? [];
  try {
    const query = parse(endpoint.query, request.query);
    const body =
      request.body instanceof CheckedBody ? request.body.data : parse(endpoint.body, form ? form.fields : request.body);
    const writer = signedIn && { organisationId: signedIn.organisation.id, userId: signedIn.user.id };
    const sent = files.map(({ field, filename, sha256 }) => ({ field, filename, sha256 }));
    const idempotent = idempotentRequestOf(request, endpoint, deps.secret, { params, query, body, files: sent });
    const previous = async () =>
      writer && idempotent ? findPreviousAnswer(deps.pool, writer.userId, idempotent) : null;
    const stored = await previous();
    if (stored) return endpoint.noContent ? reply.code(204).send() : envelopeOf(stored);
    const handled = implementation.handle({
      params,
      query,
      body,
      principal: principal as never,
      read: deps.pool,
      write: (work) => {
        rejectPrefetch(request);
        return createWrite(deps, writer, idempotent)(work);
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
      allowOrigin: (origin) => {
        reply.header('access-control-allow-origin', origin).header('vary', 'origin');
      },
      range: byteRangeOf(header(request, 'range')),
      ifNoneMatch: header(request, 'if-none-match'),
    });
    // The same request may have been answered meanwhile: a repetition is no conflict with itself.
    const result = await handled.catch(async (error: unknown) => {
      const answered = error instanceof ConflictError ? await previous() : null;
      if (answered) return answered;
      throw error;
    });
    if (isFileAnswer(result)) return sendFile(result, request, reply);
    if (isEventsAnswer(result)) return sendEvents(result.events, reply);
    if (isPackedAnswer(result)) return sendPacked(result.packed, request, reply);
    if (result.token) reply.header('authorization', `Bearer ${result.token}`);
    if (endpoint.noContent) return reply.code(204).send();
    const envelope = envelopeOf(result);
    return endpoint.method === 'GET' ? sendJson(envelope, request, reply) : envelope;
  } finally {
    await discard(files);
  }
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

function parse(schema: z.core.$ZodType, value: unknown): unknown {
  if (!isDeclared(schema)) return undefined;
  const validated = validateInput(schema, value);
  if (!validated.ok) throw new InvalidError(validated.errors);
  return validated.data;
}

function idempotentRequestOf(
  request: FastifyRequest,
  { name, policy, secret: isSecret }: Endpoint,
  secret: Uint8Array,
  asked: object,
): IdempotentRequest | null {
  const key = header(request, 'idempotency-key');
  if (key === null || request.method === 'GET') return null;
  if (!/^[\w.-]{8,100}$/.test(key))
    throw new InvalidError({ 'idempotency-key': ['8 to 100 letters, digits, dots or dashes.'] });
  // Calls of anyone answer with sessions.
  if (isSecret || (policy.who !== 'signed-in' && policy.who !== 'staff')) return null;
  return { key, call: name, fingerprint: fingerprintOf(asked, secret) };
}

/** A proxy must pass each event on at once. */
const sendEvents = (events: Readable, reply: FastifyReply) =>
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(events);

function sendFile(answer: FileAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', answer.etag).header('cache-control', 'private, no-cache');
  if (answer.filename !== undefined)
    reply
      .header('content-disposition', dispositionOf(answer.filename))
      .header('content-security-policy', "sandbox; default-src 'none'");
  if (header(request, 'if-none-match') === answer.etag) {
    answer.stream.destroy();
    return reply.code(304).send();
  }
  if (answer.part !== undefined) reply.header('accept-ranges', 'bytes');
  if (answer.part) {
    const { start, total } = answer.part;
    reply.code(206).header('content-range', `bytes ${start}-${start + answer.bytes - 1}/${total}`);
  }
  return reply.type(answer.contentType).header('content-length', answer.bytes).send(answer.stream);
}

/** A plain name as it is, any other one encoded. */
const dispositionOf = (filename: string): string =>
  /^[\w .()-]+$/.test(filename)
    ? `attachment; filename="${filename}"`
    : `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`;
