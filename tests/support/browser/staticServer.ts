import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A server that knows nothing but the files it is given, by path, below `/shown/`. Another path is answered with 404. */
export async function startStaticServer(files: ReadonlyMap<string, Uint8Array>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
    const name = path.replace(/^\/shown\//, '') || 'index.html';
    const bytes = path.startsWith('/shown/') ? files.get(name) : undefined;
    if (!bytes) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    /** `http://127.0.0.1:<port>/shown/` */
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shown/`,
    /** Every path that was requested. */
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
