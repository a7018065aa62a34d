import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { chartOf } from '@/machines/inspect/chartOf';
import { PROBLEM_VERSION, type ProblemReport } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';
import { allMachines } from '../../docs/allMachines';

const eventSchema = z.object({
  at: z.number(),
  machine: z.string(),
  actor: z.string(),
  type: z.string(),
  payload: z.record(z.string(), z.json()),
  before: z.array(z.string()),
  after: z.array(z.string()),
  times: z.number(),
});

const controlSchema = z.object({
  role: z.string(),
  name: z.string(),
  nth: z.number().int().min(0),
  dialog: z.string().nullable(),
});
const placeSchema = { x: z.number(), y: z.number() };
const keysSchema = z.array(z.string());
const momentSchema = { at: z.number(), address: z.string().startsWith('/') };
const gestureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('press'), control: controlSchema, ...momentSchema }),
  z.object({ kind: z.literal('place'), ...placeSchema, ...momentSchema }),
  z.object({ kind: z.literal('type'), control: controlSchema, value: z.string().nullable(), ...momentSchema }),
  z.object({ kind: z.literal('key'), key: z.string(), control: controlSchema.nullable(), ...momentSchema }),
  z.object({
    kind: z.literal('pointer'),
    action: z.enum(['down', 'move', 'up']),
    button: z.enum(['left', 'middle', 'right']),
    keys: keysSchema,
    ...placeSchema,
    ...momentSchema,
  }),
  z.object({
    kind: z.literal('wheel'),
    deltaX: z.number(),
    deltaY: z.number(),
    keys: keysSchema,
    ...placeSchema,
    ...momentSchema,
  }),
  z.object({ kind: z.literal('files'), control: controlSchema.nullable(), names: keysSchema, ...momentSchema }),
]);

const problemSchema = z.object({
  version: z.literal(PROBLEM_VERSION, `This release reads version ${PROBLEM_VERSION}.`),
  createdAt: z.string(),
  description: z.string(),
  address: z.string().startsWith('/'),
  browser: z.object({ language: z.string(), window: z.string() }),
  gestures: z.array(gestureSchema),
  events: z.array(eventSchema),
});

export interface ReportedProblem
  extends Pick<ProblemReport, 'createdAt' | 'description' | 'address' | 'gestures' | 'events'> {
  readonly language: string;
  /** Of the window, in CSS pixels: pointers on drawings are places in it. */
  readonly size: { readonly width: number; readonly height: number };
  /** Of the machines whose events were recorded, as this release has them. */
  readonly charts: readonly Statechart[];
}

/** Reads the file that a user has saved. @throws an Error for a tester */
export function readProblem(file: string): ReportedProblem {
  const parsed = problemSchema.safeParse(jsonOf(file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file} is not the report of a problem: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const machines = new Set(parsed.data.events.map(({ machine }) => machine));
  const charts = allMachines.filter(({ id }) => machines.has(id)).map(chartOf);
  const { browser, ...problem } = parsed.data;
  const [width = 1440, height = 900] = browser.window.split('×').map(Number);
  return { ...problem, charts, language: browser.language, size: { width, height } };
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
