import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '@/contract/endpoint';
import type { PlainList } from '@/contract/plainRecords';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { recordsKey } from './keys';

type Schema<Output, Input = unknown> = z.core.$ZodType<Output, Input>;
type Nothing = Schema<undefined, undefined>;
type Reading<P extends string, Data> = Endpoint<P, Nothing, Nothing, Schema<Data>, null>;
type Writing<P extends string, Body, Data> = Endpoint<P, Nothing, Schema<unknown, Body>, Schema<Data>, null>;
type OfOrganisation = `organisations/{uuid}/${string}`;
type OfOne = `${string}/{id}`;

/** The calls of `recordEndpoints` about a plain record, whose form sends `Body`. */
export interface PlainCalls<Wire, Body extends object> {
  readonly list: Reading<OfOrganisation, Wire[]>;
  readonly create: Writing<OfOrganisation, Body, Wire>;
  readonly update: Writing<OfOne, Body & { readonly revision?: number | undefined }, Wire>;
  readonly remove: Reading<OfOne, null>;
}

/**
 * The query of the list of a plain record and the calls of its form, for an organisation.
 * @param list the plural of the kind, as its facts in `RECORD_KINDS` have it
 * @param shownIn keys of other queries that a change makes stale
 */
export function recordQueries<Wire, Body extends object>(
  list: PlainList,
  calls: PlainCalls<Wire, Body>,
  shownIn: readonly QueryKey[] = [],
) {
  // Which object they send, the calls of the form say.
  const { create, update }: { create: Writing<OfOrganisation, object, Wire>; update: Writing<OfOne, object, Wire> } =
    calls;
  return {
    query: (organisation: string) =>
      queryOptions({
        queryKey: recordsKey(list, organisation),
        queryFn: async ({ signal }) => (await call(calls.list, { params: { uuid: organisation }, signal })).data,
      }),
    calls: (organisation: string): RecordCalls<Wire, Body> => ({
      create: (body) => call(create, { params: { uuid: organisation }, body }),
      update: (id, body) => call(update, { params: { id }, body }),
      remove: (id) => call(calls.remove, { params: { id } }),
      stale: [recordsKey(list, organisation), ...shownIn],
    }),
  };
}
