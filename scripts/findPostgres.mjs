import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const DEBIAN = '/usr/lib/postgresql';

function look() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env.PG_BIN,
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ].find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The folder with `initdb` and `postgres`; as root on Debian the package is installed when there is none. */
export function findPostgres() {
  const found = look() ?? (aptInstall('postgresql') ? look() : undefined);
  if (found) return found;
  throw new Error('The tests need PostgreSQL 15 or newer: install it, or set PG_BIN to the folder that holds initdb.');
}
