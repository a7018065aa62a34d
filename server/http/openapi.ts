import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allCalls } from '@/contract/allCalls';
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
import { DEVICE_NOTES } from './deviceNotes';
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
  for (const call of [...allCalls].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) };
  }
  const names = Object.keys(schemas).sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version: '1.0.0',
      description: 'Calls marked `x-addition` are additions: another provider of the service may lack them.',
    },
    servers: [{ url: '/api' }],
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

function operationOf(call: Endpoint, schemas: Schemas): Json {
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

const pathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

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
