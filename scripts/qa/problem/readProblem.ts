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

const problemSchema = z.object({
  version: z.literal(PROBLEM_VERSION, `This release reads version ${PROBLEM_VERSION}.`),
  createdAt: z.string(),
  description: z.string(),
  address: z.string().startsWith('/'),
  events: z.array(eventSchema),
});

export interface ReportedProblem extends Pick<ProblemReport, 'createdAt' | 'description' | 'address' | 'events'> {
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
  return { ...parsed.data, charts };
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
