import type * as z from 'zod/mini';
import type { RecordCalls } from '@/api/transport/recordCalls';
import type { OutgoingPicture } from '@/model/content/promotions/sendPicture';
import type { HeldPage } from './heldPage';
import { sampleOf } from './sampleOf';

/** One use of an export of src/api. */
export type Sample = (page: HeldPage) => unknown;

/** Uses by file and name of what is used: `buildings/buildings addBuilding`, with a remark after a further space. */
export type Samples = Readonly<Record<string, Sample>>;

/** A body that a rule of the contract takes; its texts tell their places. */
export const bodyOf = <S extends z.core.$ZodType>(rule: S): z.input<S> => sampleOf(rule, 'body', 'full') as z.input<S>;

interface Used<Body> {
  readonly create?: Body;
  readonly update?: Body & { readonly revision?: number };
  readonly remove?: string | readonly [id: string, moveTo: string | null];
}

/** Every call of a kind of record, and the lists that a change makes stale. */
export function recordSamples<Wire, Body>(name: string, calls: RecordCalls<Wire, Body>, used: Used<Body>): Samples {
  const { create, update, remove, stale } = calls;
  for (const call of ['create', 'update', 'remove'] as const)
    if ((calls[call] === undefined) !== (used[call] === undefined)) throw new Error(`${name} ${call} has no sample.`);
  const [id, moveTo] = typeof used.remove === 'string' ? [used.remove] : (used.remove ?? ['']);
  return {
    [`${name} stale`]: () => stale,
    ...(create && { [`${name} create`]: () => create(used.create as Body) }),
    ...(update && {
      [`${name} update`]: () => update('7', used.update as Body & { readonly revision?: number }),
      [`${name} update of a revision`]: () => update('7', { ...(used.update as Body & object), revision: 5 }),
    }),
    ...(remove && { [`${name} remove`]: () => remove(id, moveTo) }),
  };
}

/** A file that is sent, whose progress is in the record. */
export const picture = ({ log }: HeldPage): OutgoingPicture => ({
  file: new Blob(['four']),
  filename: 'logo.png',
  signal: new AbortController().signal,
  onProgress: (share) => log.push(`progress ${share}`),
});

export const { signal } = new AbortController();
