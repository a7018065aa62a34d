import type { Json } from '@/model/problemReport/problemReport';
import type { SentEvent } from './inspection';
import type { LoggedEvent } from './log/loggedEvent';
import { decodeSample } from './simulation/sampleValue';
import type { SimulationSamples } from './simulation/simulation';

/** The payloads that an event is known with: those of the model's samples, then those that were logged. */
export function knownPayloads(
  type: string,
  samples: SimulationSamples | null,
  logged: readonly LoggedEvent[],
): readonly Readonly<Record<string, unknown>>[] {
  const sampled = (samples?.samples ?? [])
    .map(({ event }) => plainEvent(event))
    .filter((event) => event.type === type)
    .map(({ type: _, ...payload }) => payload);
  const seen = logged.filter((event) => event.type === type && event.verdict === null).map(({ payload }) => payload);
  return [...sampled, ...seen];
}

/** Maps and files of a sample cannot be typed as JSON: a template has their description instead. */
const plainEvent = (event: Json): Readonly<Record<string, unknown>> => {
  const decoded = decodeSample(event);
  return typeof decoded === 'object' && decoded !== null ? { ...decoded } : {};
};

/** The payload to begin with; empty where the event has none, or is not known. */
export function templateOf(known: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = known;
  return first === undefined || Object.keys(first).length === 0 ? '' : JSON.stringify(first, null, 2);
}

/** A field of a payload that does not fit what the event is known with. */
export type PayloadProblem =
  | { readonly problem: 'missing-field'; readonly field: string }
  | { readonly problem: 'other-kind'; readonly field: string; readonly kinds: readonly string[] };

/**
 * Compares a payload with those that the event is known with: it needs the fields that all of them have, and each field the
 * kind of value that one of them has. Null where it fits, or nothing is known.
 */
export function payloadProblem(
  { type: _, ...payload }: SentEvent,
  known: readonly Readonly<Record<string, unknown>>[],
): PayloadProblem | null {
  const fields = [...new Set(known.flatMap((one) => Object.keys(one)))];
  for (const field of fields) {
    const values = known.flatMap((one) => (field in one ? [one[field]] : []));
    const kinds = [...new Set(values.map(kindOf))];
    if (!(field in payload)) {
      if (values.length === known.length) return { problem: 'missing-field', field };
    } else if (!kinds.includes(kindOf(payload[field]))) return { problem: 'other-kind', field, kinds };
  }
  return null;
}

/** The kind of a value in the words of somebody who types JSON. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const kinds: Partial<Readonly<Record<string, string>>> = { string: 'text', boolean: 'yes or no' };
  return kinds[typeof value] ?? typeof value;
}
