import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supervise } from '../../scripts/supervise.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-supervise-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** A program that notes each start, says that it is ready where `isReady`, and ends as the code of its start says. */
function program(ends: readonly string[], isReady = true): string {
  const file = join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(join(folder, 'starts'))}, 'x');
     const at = readFileSync(${JSON.stringify(join(folder, 'starts'))}, 'utf8').length;
     const end = ${JSON.stringify(ends)}[Math.min(at, ${ends.length}) - 1];
     const finish = () => (end === 'kill' ? process.kill(process.pid, 'SIGKILL') : process.exit(Number(end)));
     ${isReady ? "process.send('ready', finish)" : 'finish()'};`,
  );
  return file;
}
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length;

it('[OP19] starts a service again that was killed or ended uncleanly, until it ends in order', async () => {
  expect(await supervise(program(['1', 'kill', '0']), process.env, { firstDelay: 1 })).toBe(0);
  expect(starts()).toBe(3);
});

it('[OP19] gives up after a number of unclean ends, with the code of the last', async () => {
  expect(await supervise(program(['7']), process.env, { firstDelay: 1, mostEnds: 4 })).toBe(7);
  expect(starts()).toBe(4);
});

it('[OP19] does not start a service again that was never ready', async () => {
  expect(await supervise(program(['2'], false), process.env, { firstDelay: 1 })).toBe(2);
  expect(starts()).toBe(1);
});
