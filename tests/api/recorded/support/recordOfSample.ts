import { createHash } from 'node:crypto';
import { OWN_TAB } from '@/api/presence/presence';
import { ApiError } from '@/api/transport/apiError';
import { type Answers, createHeldPage } from './heldPage';
import type { Sample } from './sample';

/** Longer texts are cut, with a digest that tells them apart. */
const LONGEST = 240;

const short = (text: string): string =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}… ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function resultText(result: unknown, given: readonly unknown[]): string {
  if (result === undefined) return 'nothing';
  const at = given.findIndex((one) => one !== null && isSame(one, result));
  if (at >= 0) return `the data of answer ${at + 1}`;
  const text = JSON.stringify(result);
  return given.reduce<string>((all, one, index) => {
    const data = JSON.stringify(one);
    return typeof one === 'object' && data.length > 20
      ? all.replaceAll(data, `<the data of answer ${index + 1}>`)
      : all;
  }, text ?? String(result));
}

const errorText = (error: unknown): string =>
  error instanceof ApiError
    ? `error ${error.status} ${JSON.stringify([error.message, error.body?.errors ?? null, error.body?.current === undefined ? null : 'current'])}`
    : `error ${String(error)}`;

async function attempted(sample: Sample, answers: Answers): Promise<readonly string[]> {
  const page = createHeldPage(answers);
  const text = await Promise.resolve()
    .then(() => sample(page))
    .then(
      (result) => resultText(result, page.given),
      (error: unknown) => errorText(error),
    );
  // Calls that nothing waits for have begun by now.
  await new Promise((done) => setTimeout(done, 0));
  page.client.clear();
  return [...page.log, `→ ${text}`].map((line) => short(line.replaceAll(OWN_TAB, '<this tab>')));
}

/** Refusals that end a call as every call ends, which is no news. */
const isPlain = (lines: readonly string[], first: readonly string[]): boolean => {
  const isCall = (line: string) => first.includes(line) && !/^(loads again|shows) /.test(line);
  return lines.every((line) => isCall(line) || /^(the session learns of a 404$|→ error (404|409|500) )/.test(line));
};

/** The calls of a use of the client, its result of each kind of answer, and the lists that it loads again. */
export async function recordOfSample(name: string, sample: Sample): Promise<string> {
  const full = await attempted(sample, 'full');
  const lines = [name, ...full.map((line) => `  ${line}`)];
  for (const answers of ['bare', 'conflict', 'missing', 'lost'] as const) {
    const got = await attempted(sample, answers);
    if (isSame(got, full) || (answers !== 'bare' && isPlain(got, full))) continue;
    lines.push(`  where the answer is ${answers}:`, ...got.map((line) => `    ${line}`));
  }
  return lines.join('\n');
}
