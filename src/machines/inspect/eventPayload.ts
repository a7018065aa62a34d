import type { SentEvent } from './inspection';

/** A typed event, or its fault. */
export type TypedEvent =
  | { readonly event: SentEvent }
  | { readonly problem: 'no-json'; readonly at: string }
  | { readonly problem: 'no-object' | 'other-type' | 'internal-type' | 'no-type' };

/** Reads the payload of an event, typed as JSON; without text there is none. */
export function readPayload(type: string, text: string): TypedEvent {
  if (type === '') return { problem: 'no-type' };
  // The end of an actor or of a delay cannot be sent from outside: XState would take it for its own.
  if (type.startsWith('xstate.')) return { problem: 'internal-type' };
  if (text.trim() === '') return { event: { type } };
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (error) {
    return { problem: 'no-json', at: error instanceof Error ? error.message : '' };
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return { problem: 'no-object' };
  if ('type' in payload && payload.type !== type) return { problem: 'other-type' };
  return { event: { ...payload, type } };
}
