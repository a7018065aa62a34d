import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkService } from '../../server/checkService';
import { s3Settings, startS3Double } from '../support/s3Double';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-check-'));
  lines = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const GOOD = { SESSION_SECRET: 'hT5zq0Vb8mXw2RkLpYc7NsJdGf4uAoEi9KtB', PUBLIC_URL: 'https://maps.city-hall.org/' };
const check = (more: NodeJS.ProcessEnv = {}) => checkService({ ...GOOD, DATA_DIR: join(folder, 'data'), ...more });

it('[OP23] finds nothing to complain about, and changes nothing', async () => {
  const store = await startS3Double();
  // The key of the double is too weak for production.
  expect(await check({ ...s3Settings(store), ATRIUM_MODE: 'demo' })).toBe(0);
  expect([...lines].sort()).toEqual(['ok      data folder', 'ok      database', 'ok      settings', 'ok      storage']);
  expect(readdirSync(folder)).toEqual([]);
  await store.close();
});

it('[OP23] has a line for each dependency that fails, without a password', async () => {
  const server = createServer(() => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const code = await check({
    ATRIUM_MODE: 'demo',
    DATABASE_URL: `postgres://atrium:hush@127.0.0.1:${port}/atrium`,
    ...s3Settings({ endpoint: `http://127.0.0.1:${port}` }),
    SMTP_URL: `smtp://atrium:hush@127.0.0.1:${port}`,
  });
  expect(code).toBe(1);
  const failed = lines.filter((line) => line.startsWith('failed'));
  expect(failed.map((line) => /^failed {2}(\w+): \S/.exec(line)?.[1]).sort()).toEqual([
    'database',
    'mail',
    'notifications',
    'storage',
  ]);
  expect(lines.join('\n')).not.toContain('hush');
});

it('[OP23] has a line for each setting that is wrong', async () => {
  expect(await check({ SESSION_SECRET: 'short', PORT: 'x' })).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^failed {2}settings: PORT/)]);
  lines = [];
  expect(await check({ SESSION_SECRET: 'short' })).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^failed {2}settings: SESSION_SECRET/)]);
});
