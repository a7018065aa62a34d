import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { RECORD_IDS } from '@/contract/policy';
import { InvalidError, NotFoundError } from '../errors';
import { isUuid } from '../isUuid';
import type { Principal, TargetOrganisation } from '../principal';
import type { Authentication } from './authenticate';
import { HttpError } from './httpError';
import { type FileAnswer, type Implementation, isFileAnswer, type ReceivedFile } from './implement';
import { receiveFile } from './receiveFile';
import { resolveOrganisation } from './resolveOrganisation';
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
  readonly authentication: Authentication;
  readonly clock: () => Date;
  /** Folder of a received file until its request is answered. */
  readonly incoming: string;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** Registers an implemented call as a Fastify route. */
export function register(app: FastifyInstance, implementation: Implementation, deps: RouteDeps): void {
  const { endpoint } = implementation;
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Fastify would run a GET handler for HEAD, and some GET handlers write.
    exposeHeadRoute: false,
    ...(endpoint.bodyLimit !== null && { bodyLimit: endpoint.bodyLimit }),
    handler: (request, reply) => answer(implementation, deps, request, reply),
  });
}

async function answer(implementation: Implementation, deps: RouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = implementation;
  const now = deps.clock();
  const { principal, token } = await deps.authentication.authenticate(
    endpoint.policy,
    {
      authorization: request.headers.authorization ?? null,
      organisation: header(request, 'x-acting-organisation'),
    },
    now,
  );
  if (token) reply.header('authorization', `Bearer ${token}`);
  const params = request.params as Record<string, string>;
  const signedIn = principal && 'organisation' in principal ? principal : null;
  assertOwned(implementation, params, signedIn);
  const target = await resolveOrganisation(deps.pool, endpoint.policy, params, signedIn);

  const file = endpoint.upload ? await receiveFile(request, endpoint.upload, deps.incoming) : null;
  try {
    const query = parse(endpoint.query, request.query, endpoint.query._zod.def.type !== 'undefined');
    const body = parse(endpoint.body, request.body, endpoint.body._zod.def.type !== 'undefined');
    const writer = signedIn && { organisationId: signedIn.organisation.id, userId: signedIn.user.id };
    const sent = file && { filename: file.filename, sha256: file.sha256 };
    const idempotent = idempotentRequestOf(request, endpoint.name, { params, query, body, file: sent });
    if (writer && idempotent) {
      const stored = await findPreviousAnswer(deps.pool, writer.userId, idempotent);
      if (stored) return { data: stored.data ?? null, message: stored.message ?? '' };
    }
    const result = await implementation.handle({
      params,
      query,
      body,
      principal: principal as never,
      read: deps.pool,
      write: (work) => {
        rejectPrefetch(request);
        return createWrite(deps.pool, writer, idempotent)(work);
      },
      writeSingleStatement: (work) => {
        rejectPrefetch(request);
        return createSingleStatementWrite(deps.pool, writer, idempotent)(work);
      },
      get target(): TargetOrganisation {
        if (!target) throw new Error(`The path of ${endpoint.name} names no organisation.`);
        return target;
      },
      file,
      now,
      address: request.ip,
      agent: header(request, 'user-agent') ?? '',
      ifNoneMatch: header(request, 'if-none-match'),
    });
    if (isFileAnswer(result)) return sendFile(result, request, reply);
    if (result.token) reply.header('authorization', `Bearer ${result.token}`);
    const envelope = { data: result.data ?? null, message: result.message ?? '' };
    return endpoint.method === 'GET' ? sendJson(envelope, request, reply) : envelope;
  } finally {
    if (file) await discard(file);
  }
}

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

const discard = (file: ReceivedFile) => rm(file.path, { force: true });

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

/** Identifiers that cannot exist are not found; neither is another user where the call concerns one's own account. */
function assertOwned(
  { endpoint }: Implementation,
  params: Readonly<Record<string, string>>,
  principal: Principal | null,
): void {
  const { record } = endpoint.policy;
  if (record?.kind === 'oneself' && params[record.param]?.toLowerCase() !== principal?.user.uuid)
    throw new NotFoundError();
  if (record) {
    const given = params[record.param] ?? '';
    if (!(RECORD_IDS[record.kind] === 'number' ? NUMBER.test(given) : isUuid(given))) throw new NotFoundError();
  }
}

function parse(schema: z.core.$ZodType, value: unknown, expected: boolean): unknown {
  if (!expected) return undefined;
  const parsed = z.safeParse(schema, value === undefined ? {} : value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues.slice(0, 50)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  throw new InvalidError(errors);
}

function idempotentRequestOf(request: FastifyRequest, call: string, asked: object): IdempotentRequest | null {
  const key = header(request, 'idempotency-key');
  if (key === null || request.method === 'GET') return null;
  if (!/^[\w.-]{8,100}$/.test(key))
    throw new InvalidError({ 'idempotency-key': ['8 to 100 letters, digits, dots or dashes.'] });
  return { key, call, fingerprint: fingerprintOf(asked) };
}

function sendFile(answer: FileAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', answer.etag).header('cache-control', 'private, no-cache');
  if (header(request, 'if-none-match') === answer.etag) {
    answer.stream.destroy();
    return reply.code(304).send();
  }
  return reply.type(answer.contentType).header('content-length', answer.bytes).send(answer.stream);
}
