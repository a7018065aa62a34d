import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallInput, Data } from '@/contract/endpoint';
import { activeOrganisation, ownedRecord, withFeature } from '@/contract/policy';
import { recordEndpoints } from '@/contract/recordEndpoints';

const record = z.object({ id: z.int(), name: z.string() });
const rule = z.object({ name: z.string() });
const plain = {
  record,
  rule,
  features: ['amenities'],
  answers: { read: 'members', write: 'members-with-content' },
} as const;
const outlineOf = ({ list, create, update, remove }: ReturnType<typeof ofAmenities>) =>
  [list, create, update, remove].map(({ name, method, path, summary }) => [name, method, path, summary]);
const ofAmenities = () => recordEndpoints({ ...plain, kind: 'amenity', many: 'amenities' });

it('a plain record of an organisation has four calls', () => {
  const calls = ofAmenities();
  expect(outlineOf(calls)).toEqual([
    ['listAmenities', 'GET', 'organisations/{uuid}/amenities', 'The amenities of an organisation.'],
    ['createAmenity', 'POST', 'organisations/{uuid}/amenities', 'Creates an amenity.'],
    ['updateAmenity', 'PUT', 'amenities/{id}', 'Changes an amenity of the active organisation.'],
    ['deleteAmenity', 'DELETE', 'amenities/{id}', 'Deletes an amenity.'],
  ]);
  expect(calls.list.policy).toEqual(activeOrganisation('uuid'));
  expect(calls.create.policy).toEqual(withFeature('amenities', activeOrganisation('uuid')));
  for (const call of [calls.update, calls.remove])
    expect(call.policy).toEqual(withFeature('amenities', ownedRecord('amenity', 'id')));
  expect([calls.list, calls.create, calls.update, calls.remove].map(({ answers }) => answers)).toEqual([
    'members',
    'members-with-content',
    'members-with-content',
    'members-with-content',
  ]);
  expectTypeOf<CallInput<typeof calls.list>>().toEqualTypeOf<{ params: Record<'uuid', string> }>();
  expectTypeOf<CallInput<typeof calls.update>['params']>().toEqualTypeOf<Record<'id', string>>();
  expectTypeOf<CallInput<typeof calls.update>['body']>().toEqualTypeOf<{
    name: string;
    revision?: number | undefined;
  }>();
  expectTypeOf<Data<typeof calls.list>>().toEqualTypeOf<{ id: number; name: string }[]>();
});

it('one of a location has the location in its addresses, and a kind of several words its words', () => {
  const calls = recordEndpoints({ ...plain, of: 'location', kind: 'route-case', many: 'route-cases' });
  expect([calls.list, calls.create, calls.update, calls.remove].map(({ name, path }) => [name, path])).toEqual([
    ['listRouteCases', 'projects/{uuid}/route-cases'],
    ['createRouteCase', 'projects/{uuid}/route-cases'],
    ['updateRouteCase', 'projects/{uuid}/route-cases/{id}'],
    ['deleteRouteCase', 'projects/{uuid}/route-cases/{id}'],
  ]);
  expect(calls.create.summary).toBe('Creates a route case.');
  expectTypeOf<CallInput<typeof calls.remove>>().toEqualTypeOf<{ params: Record<'uuid' | 'id', string> }>();
});

it('a part says what its call does otherwise, and the others stay', () => {
  const calls = recordEndpoints({
    ...plain,
    kind: 'event',
    many: 'events',
    list: { path: 'events', data: z.object({ events: z.array(record) }) },
    remove: { query: z.object({ force: z.string() }) },
  });
  expect([calls.list.path, calls.create.path, calls.update.path]).toEqual([
    'events',
    'organisations/{uuid}/events',
    'events/{uuid}',
  ]);
  expectTypeOf<Data<typeof calls.list>>().toEqualTypeOf<{ events: { id: number; name: string }[] }>();
  expectTypeOf<CallInput<typeof calls.remove>>().toEqualTypeOf<
    { params: Record<'uuid', string> } & { query: { force: string } }
  >();
});
