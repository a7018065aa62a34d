import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Finding } from './findings';
import { fileRunners } from './publicFileCases';
import { valueRunners } from './publicValueCases';

export const publicCasesSchema = z.object({
  format: z.literal('public-cases/1'),
  cases: z.array(z.object({ id: z.string(), kind: z.string(), input: z.unknown(), expected: z.string() })),
});
type PublicCase = z.infer<typeof publicCasesSchema>['cases'][number];

/** The result of the product's code for the input of a case. */
export interface Answer {
  readonly isRight: boolean;
  readonly words: string;
}

/** An input, with a way to read the files beside the list; null where the input has a shape that it does not know. */
export type Runner = (
  input: unknown,
  read: (path: string) => Promise<Uint8Array>,
  expected: string,
) => Promise<Answer | null> | Answer | null;

/** By the kind of the fault: another case of the same kind is run by the same code. */
const RUNNERS: Readonly<Record<string, Runner>> = { ...fileRunners, ...valueRunners };

/** Runs a case by the product's own code; one that needs a browser or a running service is skipped. */
export async function checkPublicCase(casesPath: string, { kind, input, expected }: PublicCase): Promise<Finding> {
  const run = RUNNERS[kind.split(' ')[0] ?? ''];
  const read = async (path: string) => new Uint8Array(await readFile(join(dirname(casesPath), path)));
  const answer = run ? await run(input, read, expected) : null;
  if (!answer) return { kind: 'skipped', words: 'needs a browser, a service or an input of another shape' };
  return answer.isRight
    ? { kind: 'agrees', words: answer.words }
    : { kind: 'differs', words: `${answer.words}, expected ${expected}` };
}
