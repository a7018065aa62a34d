import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveConsole } from '../../../server/http/console';
import { decodableUrl } from '../../../server/http/decodableUrl';

it.each([
  ['/locations', '/locations'],
  ['/locations?search=100%25', '/locations?search=100%25'],
  ['/Caf%C3%A9', '/Caf%C3%A9'],
  ['/%', '/%25'],
  ['/locations/%zz?a=5%', '/locations/%25zz?a=5%25'],
  ['/Caf%C3%A9/%', '/Caf%C3%A9/%25'],
  ['/%ff', '/%25ff'],
])('[HT44] %s is read as %s', (url, read) => {
  expect(decodableUrl(url)).toBe(read);
  expect(() => decodeURIComponent(read)).not.toThrow();
});

it('[HT44] an address with a lone percent sign shows the page, which says that there is nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-urls-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Atrium</title>');
  const app = Fastify({ rewriteUrl: ({ url }) => decodableUrl(url ?? '/') });
  try {
    await serveConsole(app, folder, 'closed');
    for (const url of ['/%', '/locations/%zz', '/%ff'])
      expect((await app.inject({ url })).payload).toContain('<title>Atrium</title>');
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
