import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves built pages on loopback.
 * @param {Record<string, string>} made texts at addresses that are no files of the folder
 * @param {Record<string, string>} elsewhere files, or folders by an address that ends with a slash, that lie elsewhere
 */
export async function servePages(folder, made = {}, elsewhere = {}) {
  const fileAt = (pathname) => {
    const found = Object.keys(elsewhere).find((address) =>
      address.endsWith('/') ? pathname.startsWith(address) : pathname === address,
    );
    if (!found) return join(folder, normalize(pathname));
    return found.endsWith('/')
      ? join(elsewhere[found], normalize(`/${pathname.slice(found.length)}`))
      : elsewhere[found];
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const head = { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' };
    if (made[pathname] !== undefined) {
      response.writeHead(200, head).end(made[pathname]);
      return;
    }
    try {
      const file = fileAt(pathname);
      response.writeHead(200, { ...head, 'content-length': (await stat(file)).size });
      pipeline(createReadStream(file), response, () => {});
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
