import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { signedIn } from '../policy';
import { RECORD_KINDS, type RecordKindName } from '../recordKinds';

/** Announce what is done rather than saved. */
const OF_PROCESSES = ['publishing-update', 'presence-update', 'network-update'] as const;

/** Kinds of records that may change in the active organisation; the event carries nothing else. */
export type EventKind = NonNullable<(typeof RECORD_KINDS)[RecordKindName]['event']> | (typeof OF_PROCESSES)[number];
export const EVENT_KINDS: readonly EventKind[] = [
  ...new Set(Object.values(RECORD_KINDS).flatMap(({ event }) => (event === null ? [] : [event]))),
  ...OF_PROCESSES,
];

export const readEvents = endpoint({
  name: 'readEvents',
  method: 'GET',
  path: 'events',
  summary: `Server-sent events of the active organisation, without end: ${EVENT_KINDS.join(', ')}.`,
  policy: signedIn,
  answers: 'signed-in',
  data: z.unknown(),
  raw: 'events',
  addition: true,
});
