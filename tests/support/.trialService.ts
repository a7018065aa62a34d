import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningService {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  address: string;
  dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** Ends it with the signal, waits, and removes its data unless that was given. Gives its exit code, null for a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServiceOptions {
  /** A folder that outlives the service; otherwise a fresh one that goes with it. */
  dataDir?: string;
  env?: Record<string, string>;
}

const MAIN = 'node_modules/.try/server/main.js';

/** Starts the built service with the demo world on a free port and waits until it prints its address. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: run \`npm run build\` first.`);
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'atrium-service-'));
  const child = spawn(process.execPath, [...(options.env?.PROF ? ["--cpu-prof","--cpu-prof-dir",options.env.PROF] : []), MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ATRIUM_MODE: 'demo', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...options.env },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = await new Promise<string>((found, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (printed) found(printed[0]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => failed(new Error(`The service ended with ${code} while it was starting:\n${output}`)));
  });
  return {
    address,
    dataDir,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await ended;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
