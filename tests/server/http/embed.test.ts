import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveEmbed } from '../../../server/http/embed';

const folder = mkdtempSync(join(tmpdir(), 'atrium-embed-'));
const app = fastify();
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'embed.html'), '<!doctype html><title>Map</title>');
  writeFileSync(join(folder, 'embed.js'), 'void 0;');
  writeFileSync(join(folder, 'assets/map-1.js'), 'export {};');
  await serveEmbed(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('[EB6] any page may frame the map, which loads nothing from elsewhere', async () => {
  const { statusCode, headers } = await app.inject('/embed/map');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", 'frame-ancestors *', "base-uri 'none'"]));
  expect(policy.filter((one) => /https?:/.test(one))).toEqual([]);
  expect(headers['cache-control']).toBe('no-cache');
});

it('[EB1] a page of any origin may load the script, a new one within the hour', async () => {
  const { headers } = await app.inject('/embed.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
});

it('[EB6] its files are kept for a year, and a missing one is not found', async () => {
  expect((await app.inject('/embed/assets/map-1.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/embed/assets/map-2.js')).statusCode).toBe(404);
});
