import { expect, it } from 'vitest';
import { createOpenApi } from '../../../server/http/openapi';

interface Operation {
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Fields } } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Fields } } };
  };
}
interface Fields {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Fields>>;
}

const { paths, components } = createOpenApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, { readonly description: string }>> };
};

it('[HT43] the OpenAPI document tells makers of devices about their key and about each field of a check-in', () => {
  const checkIn = paths['/devices/check-in']?.post;
  expect(checkIn?.security).toEqual([{ deviceKey: [] }]);
  expect(components.securitySchemes.deviceKey?.description).toContain('commissionDevice');
  const fields = checkIn?.requestBody?.content['application/json'].schema.properties ?? {};
  expect(Object.entries(fields).flatMap(([name, { description }]) => (description ? [] : [name]))).toEqual([]);
  expect(fields.state?.description).toContain('4: an update has failed.');
  const answer = paths['/devices/configuration']?.get?.responses[200].content['application/json'].schema;
  const { tag, check_in_seconds, build } = answer?.properties?.data?.properties ?? {};
  expect([tag, check_in_seconds, build].map((field) => typeof field?.description)).toEqual([
    'string',
    'string',
    'string',
  ]);
  expect(paths['/projects/{uuid}']?.get?.security).toEqual([{ bearer: [] }]);
});
