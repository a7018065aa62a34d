import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AllowedHost } from '../../server/http/outbound/allowedHosts';

/** A body, or anything at all. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface FeedServer {
  /** `http://127.0.0.1:<port>/feed` */
  readonly url: string;
  /** The entry for OUTBOUND_ALLOW. */
  readonly host: AllowedHost;
  /** The headers of each request so far. */
  readonly received: readonly (IncomingHttpHeaders & { readonly path: string })[];
  /** Sets the answer from now on: a body, or anything at all. */
  answer(given: Answer): void;
  close(): Promise<void>;
}

/** A source of destinations on a port of its own; it lets the process end without being closed. */
export async function feedServer(first: Answer = '[{"id":1,"name":"Quay Café"}]'): Promise<FeedServer> {
  let now = first;
  const received: (IncomingHttpHeaders & { path: string })[] = [];
  const server = createServer((request, response) => {
    received.push({ ...request.headers, path: request.url ?? '' });
    if (typeof now === 'string') response.end(now);
    else now(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/feed`,
    host: { host: '127.0.0.1', port },
    received,
    answer: (given) => {
      now = given;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
