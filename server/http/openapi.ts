import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callAreas } from '@/contract/allCalls';
import * as buildings from '@/contract/buildings/buildings';
import * as destinations from '@/contract/destinations/destinations';
import { apiErrorBodySchema, type Endpoint, envelopeSchema, pageEnvelopeSchema } from '@/contract/endpoint';
import * as jobs from '@/contract/jobs/jobs';
import * as projectData from '@/contract/locations/projectData';
import * as projects from '@/contract/locations/projects';
import * as network from '@/contract/network/network';
import * as organisations from '@/contract/organisations/organisations';
import * as search from '@/contract/search/search';
import * as passwords from '@/contract/session/passwords';
import * as uploads from '@/contract/uploads/uploads';
import * as roles from '@/contract/users/roles';
import * as users from '@/contract/users/users';
import { version } from '../../package.json';
import { DEVICE_NOTES } from './deviceNotes';
import { identifierOf } from './identifierOf';
import { canReplay } from './replay';

/** A schema of zod or of zod/mini: the contract uses both. */
type Schema = z.core.$ZodType;
type Json = { readonly [key: string]: unknown };
type Schemas = Record<string, Json>;

/** The OpenAPI 3.1 document of the contract, for `GET /api/openapi.json` and docs/openapi.json. */
export function createOpenApi(): Json {
  const schemas: Schemas = {};
  const error = schemaOf(apiErrorBodySchema, 'output', schemas);
  const paths: Record<string, Record<string, Json>> = {};
  // Sorted by name, since bundlers reorder the exports of a module.
  const calls = Object.entries(callAreas).flatMap(([tag, own]) => own.map((call) => ({ call, tag })));
  /** The first spelling of each address: two that differ in the names of parameters alone are one path. */
  const spellings = new Map<string, string>();
  for (const { call, tag } of calls.sort((one, other) => (one.call.name < other.call.name ? -1 : 1))) {
    const address = call.path.replace(/\{\w+\}/g, '{}');
    const spelling = spellings.get(address) ?? call.path;
    spellings.set(address, spelling);
    const path = `/${spelling}`;
    const operation = operationOf(respelled(call, spelling), tag, schemas);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  const names = Object.keys(schemas).sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version,
      description: 'Calls marked `x-addition` are additions: another provider of the service may lack them.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(callAreas).map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of the sign-in.' },
        deviceKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The key of a kiosk, which `commissionDevice` gives once. 401 says that the kiosk was decommissioned or deleted: ask for a new code.',
        },
      },
      schemas: Object.fromEntries(names.map((name) => [name, schemas[name]])),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A repetition of the same request under the same key gets the first answer, and has no effect.',
          schema: { type: 'string', pattern: '^[\\w.-]{8,100}$' },
        },
      },
      headers: {
        IdempotencyReplayed: {
          description: 'Present where the answer is that of an earlier request under the same Idempotency-Key.',
          schema: { const: 'true' },
        },
      },
      responses: {
        Error: {
          description: 'An error; `message` explains it to a person.',
          content: { 'application/json': { schema: error } },
        },
      },
    },
  };
}

export function serveOpenApi(app: FastifyInstance): void {
  const document = createOpenApi();
  app.get('/api/openapi.json', async () => document);
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** The call with the parameters of another spelling of its address. */
function respelled(call: Endpoint, path: string): Endpoint {
  const [own, other] = [namesIn(call.path), namesIn(path)];
  const renamed = (name: string) => other[own.indexOf(name)] ?? name;
  const { organisation, record } = call.policy;
  const policy = {
    ...call.policy,
    organisation: organisation === null ? null : renamed(organisation),
    record: record && { ...record, param: renamed(record.param) },
  };
  return { ...call, path, policy };
}

function operationOf(call: Endpoint, tag: string, schemas: Schemas): Json {
  const { name, summary, policy, addition } = call;
  const isRepeatable = canReplay(call);
  const parameters = [
    ...pathParameters(call),
    ...queryParameters(call, schemas),
    ...(isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const body = bodyOf(call, schemas);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [call.noContent ? 204 : 200]: {
        ...answer(call, schemas),
        ...(isRepeatable && {
          headers: { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } },
        }),
      },
      default: { $ref: '#/components/responses/Error' },
    },
    security: policy.who === 'anyone' ? [] : [policy.who === 'device' ? { deviceKey: [] } : { bearer: [] }],
    ...(addition && { 'x-addition': true }),
    'x-policy': policy,
  };
}

const UUID: Json = { type: 'string', format: 'uuid' };
const NUMBER: Json = { type: 'integer', minimum: 1 };

/** Parameters that no policy speaks of, by their names, and by that of their call where the name says too little. */
const PARAMETERS: Readonly<Record<string, Json>> = {
  uuid: UUID,
  session: UUID,
  floor: UUID,
  projectUuid: UUID,
  batch_uuid: UUID,
  tab: UUID,
  number: NUMBER,
  skinId: NUMBER,
  nodeId: NUMBER,
  id: NUMBER,
  'readMail.id': { type: 'string', minLength: 1 },
  'readVisitKey.id': UUID,
  'readPreview.id': UUID,
  'readPreviewPlan.id': UUID,
  key: { type: 'string', minLength: 1 },
  token: { type: 'string', minLength: 1 },
  tag: { type: 'string', minLength: 1 },
};

function parameterOf({ name: call, policy: { organisation, record } }: Endpoint, name: string): Json {
  if (name === organisation) return UUID;
  if (name === record?.param) return identifierOf(record.kind) === 'uuid' ? UUID : NUMBER;
  const schema = PARAMETERS[`${call}.${name}`] ?? PARAMETERS[name];
  if (!schema) throw new Error(`The document does not know what stands at ${name} of ${call}.`);
  return schema;
}

const pathParameters = (call: Endpoint): Json[] =>
  namesIn(call.path).map((name) => ({ name, in: 'path', required: true, schema: parameterOf(call, name) }));

function queryParameters({ query }: Endpoint, schemas: Schemas): Json[] {
  if (isNothing(query)) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input', schemas) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf({ body, upload }: Endpoint, schemas: Schemas): Json | null {
  const fields = isNothing(body) ? null : schemaOf(body, 'input', schemas);
  if (!upload) return fields && { 'application/json': { schema: fields } };
  const bytes = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `At most ${upload.limit} bytes.`,
  };
  const most = upload.most ?? 1;
  const content = most > 1 ? { type: 'array', items: bytes, minItems: 1, maxItems: most } : bytes;
  const file = { type: 'object', required: [upload.field], properties: { [upload.field]: content } };
  return { 'multipart/form-data': { schema: fields ? { allOf: [fields, file] } : file } };
}

function answer({ data, raw, noContent, paged }: Endpoint, schemas: Schemas): Json {
  if (noContent) return { description: 'It went well.' };
  if (raw === 'events') return { description: 'Events as they happen.', content: { 'text/event-stream': {} } };
  if (raw === 'file') return { description: 'The bytes of the file.', content: { 'application/octet-stream': {} } };
  const schema = paged ? pageEnvelopeSchema(data) : envelopeSchema(data);
  return {
    description: 'It went well.',
    content: { 'application/json': { schema: schemaOf(schema, 'output', schemas) } },
  };
}

const isNothing = (schema: Schema): boolean => schema._zod.def.type === 'undefined';

/** The entities of the contract by name, so that each is defined once in the document: `userSchema` is `User`. */
const entities = z.registry<{ id?: string; description?: string }>();
for (const [schema, description] of DEVICE_NOTES) entities.add(schema, { description });
for (const resource of [
  users,
  organisations,
  passwords,
  roles,
  search,
  projects,
  buildings,
  uploads,
  destinations,
  network,
  projectData,
  jobs,
])
  for (const [name, value] of Object.entries(resource).sort(([one], [other]) => (one < other ? -1 : 1)))
    if (name.endsWith('Schema') && value instanceof z.core.$ZodType && !entities.has(value))
      entities.add(value, { id: `${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}` });

/** The JSON Schema; its definitions move into `schemas`. A schema whose input differs from its output has two. */
function schemaOf(schema: Schema, io: 'input' | 'output', schemas: Schemas): Json {
  const {
    $defs = {},
    $schema: _,
    ...own
  } = z.toJSONSchema(schema, {
    io,
    metadata: entities,
    unrepresentable: 'any',
  }) as { $defs?: Schemas } & Json;
  const names = new Map<string, string>();
  for (const [name, definition] of Object.entries($defs)) {
    const other = schemas[name];
    const isSame =
      other === undefined || JSON.stringify(withDocumentReferences(definition, new Map())) === JSON.stringify(other);
    names.set(name, isSame ? name : `${name}Input`);
  }
  for (const [name, definition] of Object.entries($defs))
    schemas[names.get(name) ?? name] = withDocumentReferences(definition, names);
  return withDocumentReferences(own, names);
}

/** Makes references point to the definitions of the document instead of those of the schema. */
function withDocumentReferences(part: Json, names: ReadonlyMap<string, string>): Json {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([key]) => key !== 'id' || typeof value !== 'object' || !('id' in value) || typeof value.id !== 'string',
        )
        .map(([key, one]) => {
          const name = key === '$ref' && typeof one === 'string' ? /^#\/\$defs\/(.+)$/.exec(one)?.[1] : undefined;
          return [key, name === undefined ? walk(one) : `#/components/schemas/${names.get(name) ?? name}`];
        }),
    );
  };
  return walk(part) as Json;
}
