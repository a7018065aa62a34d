import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3_BUCKET, type S3Double, s3Settings } from '../s3Double';
import { copyDemoFiles, copyDemoWorld } from './demoWorld';

export interface RunningService {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  address: string;
  dataDir: string;
  /** The output so far. */
  output(): string;
  /** Sets its clock ahead of the true time by so many milliseconds. @throws unless it has a movable clock */
  moveClock(ahead: number): Promise<void>;
  /** Ends it with the signal, waits, and removes its data unless that was given. Gives its exit code, null for a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServiceOptions {
  /** A folder that outlives the service; otherwise a fresh one that is removed with it. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Its clock can be set ahead while it runs. */
  hasMovableClock?: boolean;
  /** URL of a module that is loaded before it, by which a test stands between it and the disk. */
  preload?: string;
  /** The object store of its files; a folder otherwise. */
  store?: S3Double;
}

const MAIN = 'dist/server/main.js';
const MOVABLE_CLOCK = new URL('./movableClock.mjs', import.meta.url).href;

const isGiven = (module: string | undefined): module is string => module !== undefined;

/** Starts the built service with the demo world on a free port and waits until it prints its address. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: run \`npm run build\` first.`);
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'atrium-service-'));
  if (options.dataDir === undefined && options.env?.DATABASE_URL === undefined) {
    copyDemoWorld(dataDir);
    if (options.store) copyDemoFiles(options.store.objects, S3_BUCKET);
  }
  const preloads = [options.preload, options.hasMovableClock ? MOVABLE_CLOCK : undefined].filter(isGiven);
  const child = spawn(process.execPath, [...preloads.flatMap((module) => ['--import', module]), MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', ...(options.hasMovableClock ? (['ipc'] as const) : [])],
    env: {
      ...process.env,
      ATRIUM_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      // The tests of a worker sign the same few accounts in again and again.
      SIGN_INS_PER_ACCOUNT: '100000',
      ...(options.store && s3Settings(options.store)),
      ...options.env,
    },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = await new Promise<string>((found, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (printed) found(printed[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then((code) => failed(new Error(`The service ended with ${code} while it was starting:\n${output}`)));
  });
  return {
    address,
    dataDir,
    output: () => output,
    moveClock: (ahead) =>
      new Promise((moved, failed) => {
        // The service says other things too.
        const onMessage = (told: unknown) => {
          if (typeof told !== 'object' || told === null || !('ahead' in told) || told.ahead !== ahead) return;
          child.off('message', onMessage);
          moved();
        };
        child.on('message', onMessage);
        child.send({ ahead }, (error) => error && failed(error));
      }),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await ended;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
