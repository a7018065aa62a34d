import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertInstallation } from '../../../server/operations/assertInstallation';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-installation-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('[OP42] a folder without a database is named, with what to set, and nothing is made in it', () => {
  const dataDir = join(folder, 'data');
  expect(() => assertInstallation({ databaseUrl: undefined, dataDir })).toThrow(
    `There is no database in ${dataDir}. Set DATA_DIR to the data folder of the service, or DATABASE_URL to its database.`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

it('[OP42] a folder with a database, or a database that is named, is one to work with', () => {
  mkdirSync(join(folder, 'database'));
  expect(() => assertInstallation({ databaseUrl: undefined, dataDir: folder })).not.toThrow();
  const databaseUrl = 'postgres://db.example/atrium';
  expect(() => assertInstallation({ databaseUrl, dataDir: join(folder, 'other') })).not.toThrow();
});
