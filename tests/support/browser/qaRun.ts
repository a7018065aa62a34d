import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `npm run qa` as a tester runs it, without npm. */
const QA = ['node_modules/tsx/dist/cli.mjs', 'scripts/qa.ts'];

export interface QaRun {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command of `npm run qa` to its end. `isEnough` closes its output early, as `head` does. */
export function runQa(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isEnough: (output: string) => boolean = () => false,
): Promise<QaRun> {
  const child = spawn(process.execPath, [...QA, ...args], { env: { ...process.env, ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (isEnough(output)) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((ended) => child.once('close', (status) => ended({ status, output, errors })));
}

/** A console in front of another one, which answers calls of one address with another text: a planted fault. */
export async function faultyConsole(
  address: string,
  path: string,
  plant: (body: string) => string,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const isFaulty = url.startsWith(path);
    // Its text is changed, so it must not be compressed.
    const { 'accept-encoding': _, ...plain } = headers;
    const onward = request(new URL(url, address), { method, headers: isFaulty ? plain : headers }, (answer) => {
      if (!isFaulty) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(plant(Buffer.concat(parts).toString()));
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
