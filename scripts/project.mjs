/** Shared by the commands: the folder of the project and a way to run a program in it. Uses nothing but Node. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The file of a tool in node_modules, to run with this very Node: no shell, no PATH. */
export const tool = (path) => join(root, 'node_modules', path);

/** Says why and what to do next, then ends. */
export function fail(why, next) {
  console.error(`\n${why}\n${next}`);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(
      `Atrium needs Node 20.19 or newer; this is ${process.versions.node}.`,
      'Install a newer Node (https://nodejs.org) and run the command again.',
    );
}

/**
 * Runs a program in the project with its output shown, and gives its exit code (1 when a signal ended it). With a limit it
 * is ended with all that it has started after so many milliseconds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, limit?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, limit } = {}) {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // A group of its own, so that it can be ended with its children, one that never gives way included.
      detached: limit !== undefined,
    });
    const release = limit === undefined ? () => {} : endWithLimit(child, limit);
    child.once('error', failed);
    child.once('exit', (code) => {
      release();
      ended(code ?? 1);
    });
  });
}

/** Ends the group of a process at its limit, and when this process is interrupted. */
function endWithLimit(child, limit) {
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const timer = setTimeout(() => {
    console.error(`\nEnded after ${Math.round(limit / 1000)} s, its limit.`);
    end();
  }, limit);
  const interrupted = () => {
    end();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  return () => {
    clearTimeout(timer);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
    // A runner that died leaves processes behind, which would take the processor from the rest.
    end();
  };
}

/**
 * Runs a program in the project and gives its exit code and all that it printed, for programs that run side by side.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, { env = {} } = {}) {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('error', failed);
    child.once('close', (code) => ended({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs a JavaScript tool of node_modules with this Node. */
export const runTool = (path, args, options) => run(process.execPath, [tool(path), ...args], options);
