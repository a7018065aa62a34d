import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createOpenApi } from '../../../server/http/openapi';

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly schema?: object;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly 'x-policy': { readonly organisation: string | null; readonly record: { readonly param: string } | null };
}

const { paths, tags, info } = createOpenApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string }[];
  readonly info: { readonly version: string };
};
const operations = Object.entries(paths).flatMap(([path, own]) =>
  Object.values(own).map((operation) => ({ path, ...operation })),
);

it('[HT45] no two paths of the OpenAPI document are the same but for the names of their parameters', () => {
  const addresses = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

it('[HT45] every operation has one tag of the list, and each tag of the list has an operation', () => {
  const used = operations.map((operation) => operation.tags);
  expect(used.filter(({ length }) => length !== 1)).toEqual([]);
  expect([...new Set(used.flat())].sort()).toEqual(tags.map(({ name }) => name).sort());
});

it('[HT45] every parameter of a path is there once, and says whether it is a uuid, a number or a word', () => {
  for (const { path, operationId, parameters = [], 'x-policy': policy } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const own = parameters.filter((one) => one.in === 'path');
    expect([operationId, own.map(({ name }) => name)]).toEqual([operationId, names]);
    for (const { schema } of own) expect(Object.keys(schema ?? {}).length).toBeGreaterThan(1);
    for (const name of [policy.organisation, policy.record?.param]) if (name) expect(names).toContain(name);
  }
});

it('[HT45] the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(info.version).toBe(version);
});
