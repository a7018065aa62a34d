import { type Json, PROBLEM_VERSION } from '@/model/problemReport/problemReport';
import { redact } from '@/model/redaction/redact';
import type { LoggedEvent } from './loggedEvent';
import { appendEvents, EMPTY_LOG, eventOf, type LogStep, type MachineLog } from './logStep';
import { isProblemFile, problemEvents } from './problemEvents';

/** The version that this release writes. Raise it with every change of the format. */
export const LOG_VERSION = 1;
const FORMAT = 'atrium-machine-log';
/** A larger file is not read. */
export const MOST_BYTES = 20_000_000;
const MOST_EVENTS = 20_000;
const PROBLEM_VERSIONS: readonly number[] = [1, PROBLEM_VERSION];

/** A file that was read, or why it was not. */
export type ReadLog =
  | { readonly kind: 'log' | 'problem'; readonly log: MachineLog; readonly title: string }
  | { readonly kind: 'error'; readonly problem: 'too-large' | 'no-json' | 'foreign' | 'malformed' | 'empty' }
  | { readonly kind: 'error'; readonly problem: 'other-version'; readonly version: string; readonly own: string };

/** The steps as a file, which `readLogFile` reads. */
export const writeLogFile = (steps: readonly LogStep[], createdAt: string): string =>
  `${JSON.stringify({ format: FORMAT, version: LOG_VERSION, createdAt, events: withContexts(steps) }, null, 1)}\n`;

/** The first step of each actor has its whole context, also where only a part of the steps is written. */
function withContexts(steps: readonly LogStep[]): readonly LoggedEvent[] {
  const known = new Set<string>();
  return steps.map((step) => {
    const isFirst = !known.has(step.actor);
    known.add(step.actor);
    return isFirst && step.contextAfter !== undefined
      ? { ...eventOf(step), context: step.contextAfter }
      : eventOf(step);
  });
}

/** Reads a log or the report of a problem. Whatever is in the file, secrets are left out again. */
export function readLogFile(text: string): ReadLog {
  const failed = (problem: 'too-large' | 'no-json' | 'foreign' | 'malformed' | 'empty'): ReadLog => ({
    kind: 'error',
    problem,
  });
  if (text.length > MOST_BYTES) return failed('too-large');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return failed('no-json');
  }
  if (!isObject(file)) return failed('foreign');
  const isProblem = isProblemFile(file);
  if (!isProblem && file.format !== FORMAT) return failed('foreign');
  const own = isProblem ? PROBLEM_VERSION : LOG_VERSION;
  // Reports of all versions until now have the same events.
  const isRead = isProblem ? PROBLEM_VERSIONS.some((one) => one === file.version) : file.version === own;
  if (!isRead) return { kind: 'error', problem: 'other-version', version: String(file.version), own: String(own) };
  if (!Array.isArray(file.events)) return failed('malformed');
  if (file.events.length > MOST_EVENTS) return failed('too-large');
  const events = isProblem ? problemEvents(file.events) : file.events.map(eventIn);
  const good = events.filter((event) => event !== null);
  if (good.length !== events.length) return failed('malformed');
  if (good.length === 0) return failed('empty');
  return {
    kind: isProblem ? 'problem' : 'log',
    log: appendEvents(EMPTY_LOG, good),
    title: isProblem ? String(redact(file.description)) : String(redact(file.createdAt)),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 1_000 && value.every(isText);
const SOURCES = ['outside', 'machine', 'service', 'clock', 'itself'] as const;

/** An event of a file; null where it is none. */
function eventIn(value: unknown): LoggedEvent | null {
  if (!isObject(value)) return null;
  const { actor, machine, number, at, source, type, payload, before, after, taken, effects, started } = value;
  if (!isText(actor) || !isText(machine) || !isText(type) || !isObject(payload) || !isObject(source)) return null;
  if (typeof number !== 'number' || typeof at !== 'number' || !Number.isFinite(at) || Math.abs(at) > 8.64e15)
    return null;
  if (!areTexts(before) || !areTexts(after) || !areTexts(taken) || !areTexts(effects) || !areTexts(started))
    return null;
  const kind = SOURCES.find((one) => one === source.kind);
  if (kind === undefined || !isText(source.name)) return null;
  return {
    ...{ actor, machine, number, at, type, before, after, taken, effects, started },
    source: { kind, name: source.name },
    payload: redact(payload) as Readonly<Record<string, Json>>,
    ...('context' in value && { context: redact(value.context) }),
    verdict: verdictIn(value.verdict),
  };
}

/** A verdict is shown in words, which its guards alone need. */
function verdictIn(value: unknown): LoggedEvent['verdict'] {
  if (!isObject(value)) return null;
  if (value.kind !== 'rejected' || !Array.isArray(value.rejectedBy)) return { kind: 'unhandled' };
  const rejectedBy: readonly unknown[] = value.rejectedBy;
  return {
    kind: 'rejected',
    rejectedBy: rejectedBy.flatMap((one) =>
      isObject(one) && isText(one.guard) ? [{ guard: one.guard, holds: one.holds === true }] : [],
    ),
  };
}
