/** Keeps the service running: starts it again after an unclean end, later each time, and gives up in the end. */
import { spawn } from 'node:child_process';

/** Milliseconds before the first new start; each further one doubles it. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
/** Unclean ends within the window after which it is not started again. */
const MOST_ENDS = 10;
const WINDOW = 15 * 60_000;

/** The level of an error in the log of the service. */
const ERROR = 50;

/** For a person at a terminal, else as a line of the service's log. */
const report = (/** @type {string} */ msg) =>
  console.error(
    process.stderr.isTTY ? `\n${msg}` : JSON.stringify({ level: ERROR, time: Date.now(), pid: process.pid, msg }),
  );

/**
 * Runs the program until it ends in order, is stopped by a signal, or has ended uncleanly too often. A program that was never
 * ready is not started again: its settings are wrong, or its port or its data folder is taken. It says `ready` over IPC.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 * @param {{ firstDelay?: number, mostEnds?: number }} [limits]
 * @returns {Promise<number>} the exit code
 */
export async function supervise(program, env, { firstDelay = FIRST_DELAY, mostEnds = MOST_ENDS } = {}) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let isStopping = false;
  let hasBeenReady = false;
  /** @type {() => void} */
  let endWait = () => {};
  // A terminal sends Ctrl-C to both processes; the service ends in order, and this one waits for it.
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    isStopping = true;
    endWait();
    child?.kill(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, pass);

  /** @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
  const run = () =>
    new Promise((ended, failed) => {
      child = spawn(process.execPath, [program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
      child.once('message', (message) => {
        if (message === 'ready') hasBeenReady = true;
      });
      child.once('error', failed);
      child.once('exit', (code, signal) => ended({ code, signal }));
    });

  /** @type {number[]} */
  let ends = [];
  try {
    for (;;) {
      const { code, signal } = await run();
      if (code === 0 || isStopping) return code ?? (signal === null ? 1 : 0);
      if (!hasBeenReady) {
        report(
          `The service ended with ${code ?? signal}; its last lines say why. If the port is taken, set PORT; if the data folder is in use, stop the other process or set DATA_DIR.`,
        );
        return code ?? 1;
      }
      const now = Date.now();
      ends = [...ends.filter((at) => at > now - WINDOW), now];
      if (ends.length >= mostEnds) {
        report(
          `The service ended with ${code ?? signal}, ${ends.length} times in a short time. It is not started again.`,
        );
        return code ?? 1;
      }
      const delay = Math.min(LONGEST_DELAY, firstDelay * 2 ** (ends.length - 1));
      report(`The service ended with ${code ?? signal}. It is started again in ${Math.round(delay / 1000)} s.`);
      await new Promise((done) => {
        const timer = setTimeout(done, delay);
        endWait = () => {
          clearTimeout(timer);
          done(undefined);
        };
      });
      if (isStopping) return 0;
    }
  } finally {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.off(signal, pass);
  }
}
