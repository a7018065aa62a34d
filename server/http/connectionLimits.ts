import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ConnectionLimits {
  /** Milliseconds until all headers of a request are there. */
  readonly headersTimeout: number;
  /** Milliseconds until all of a request is there; an upload is watched instead. */
  readonly requestTimeout: number;
  /** Milliseconds in which `uploadLeast` bytes of an upload must arrive. */
  readonly uploadWindow: number;
  readonly uploadLeast: number;
  /** Milliseconds between two checks of both. */
  readonly checkingInterval: number;
  /** Connections that one address may have open. */
  readonly maxPerAddress: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  uploadWindow: 20_000,
  uploadLeast: 64 * 1024,
  checkingInterval: 2_000,
  maxPerAddress: 500,
};

/** Connections whose request is an upload that is being received. */
const uploading = new WeakSet<Socket>();

/** Exempts the connection of an upload from the time limit of requests; returns what ends that. */
export function exemptUpload(socket: Socket): () => void {
  uploading.add(socket);
  return () => uploading.delete(socket);
}

/** Whether the time limit of requests does not apply to this connection now. */
export const isExempt = (socket: Socket): boolean => uploading.has(socket);

/** Closes further connections of an address that has its share open. A trusted proxy counts its callers itself. */
export function limitConnections(app: FastifyInstance, maxPerAddress: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = open.get(address) ?? 0;
    if (count >= maxPerAddress) return socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
