import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveConsole } from '../../../server/http/console';
import { setSecurityHeaders } from '../../../server/http/securityHeaders';

const SCRIPT = 'console.log("atrium");\n'.repeat(200);
/** As the build names the worker of floor plans. */
const READER = 'floorPlan.worker-Ab3_x-9z.js';
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta content="%CSP_NONCE%"><meta name="visualizer" content="%VISUALIZER%">',
  );
  for (const name of ['packed.js', 'plain.js', READER]) writeFileSync(join(folder, 'assets', name), SCRIPT);
  for (const name of ['packed.js', READER]) {
    writeFileSync(join(folder, 'assets', `${name}.br`), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets', `${name}.gz`), gzipSync(SCRIPT));
  }
  app = Fastify();
  setSecurityHeaders(app, { isEncrypted: true });
  await serveConsole(app, folder, 'staff');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('[MV12] the page says who may open the visualizer', async () => {
  expect((await app.inject('/machines')).payload).toContain('<meta name="visualizer" content="staff">');
});

const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  plain: (bytes: Buffer) => bytes,
};

it.each([
  ['packed.js', 'gzip, deflate, br', 'br'],
  ['packed.js', 'gzip', 'gzip'],
  ['packed.js', 'identity', 'plain'],
  ['packed.js', undefined, 'plain'],
  ['plain.js', 'gzip, deflate, br', 'plain'],
] as const)(
  '[HT13] %s for a caller that takes %s comes %s, for ever, and names what it depends on',
  async (name, accepted, encoding) => {
    const answer = await app.inject({
      url: `/assets/${name}`,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding'] ?? 'plain').toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpacked[encoding](answer.rawPayload).toString()).toBe(SCRIPT);
  },
);

it.each([
  ['/', 200, /nonce-/],
  ['/assets/plain.js', 200, /^default-src 'self'; script-src 'self'; style-src 'self';/],
  ['/assets/missing.js', 404, /^default-src 'none'/],
  ['/api/missing', 404, /^default-src 'none'/],
] as const)(
  '[HT24] %s is answered with a security policy, by https alone and without guesses',
  async (url, status, csp) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toMatch(csp);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

it.each(['gzip, deflate, br', 'identity'])(
  '[BP19] the script that reads files of buildings alone may compile WebAssembly, also for a caller that takes %s',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const { statusCode, headers: answered } = await app.inject({ url: `/assets/${READER}`, headers });
    expect(statusCode).toBe(200);
    expect(answered['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
    for (const url of ['/', '/assets/plain.js', '/assets/missing.js'])
      expect((await app.inject({ url, headers })).headers['content-security-policy']).not.toContain('wasm');
  },
);

it('[HT25] a script of an earlier build is missing, and is not the page', async () => {
  const { statusCode, body } = await app.inject({ url: '/assets/gone-1a2b3c.js?x=1' });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('<!doctype html>');
});

it('[HT24] a console without encryption asks for none', async () => {
  const plain = Fastify();
  setSecurityHeaders(plain, { isEncrypted: false });
  expect((await plain.inject('/')).headers).not.toHaveProperty('strict-transport-security');
});

it('[OP47] the scripts of the build before are served too, under the policy of scripts, and those of this build are its own', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'atrium-dist-'));
  const [now, before] = [join(dist, 'console'), join(dist, 'previous', 'console')];
  for (const one of [now, before]) mkdirSync(join(one, 'assets'), { recursive: true });
  writeFileSync(join(now, 'index.html'), 'now');
  writeFileSync(join(before, 'index.html'), 'before');
  writeFileSync(join(now, 'assets', 'both.js'), 'now');
  writeFileSync(join(before, 'assets', 'both.js'), 'before');
  writeFileSync(join(before, 'assets', 'gone.js'), 'before');
  const service = Fastify();
  setSecurityHeaders(service, { isEncrypted: true });
  await serveConsole(service, now, 'staff');
  const get = async (url: string) => {
    const { statusCode, payload, headers } = await service.inject({ url });
    return [statusCode, payload, headers['cache-control']];
  };
  expect(await get('/assets/gone.js')).toEqual([200, 'before', 'public, max-age=31536000, immutable']);
  expect(await get('/assets/both.js')).toEqual([200, 'now', 'public, max-age=31536000, immutable']);
  expect(await get('/')).toEqual([200, 'now', 'no-store']);
  expect((await get('/assets/older.js'))[0]).toBe(404);
  await service.close();
  rmSync(dist, { recursive: true });
});
