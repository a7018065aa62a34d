import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const look = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** The file of nginx; as root on Debian the package is installed when there is none. */
export function findNginx() {
  const found = look() ?? (aptInstall('nginx-light') ? look() : undefined);
  if (found) return found;
  throw new Error('This test needs nginx: install it, or run the tests without tests/deploy/nginx.test.ts.');
}
