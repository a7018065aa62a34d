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
 * Runs a program in the project with its output shown, and gives its exit code (1 when a signal ended it).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {} } = {}) {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', failed);
    child.once('exit', (code) => ended(code ?? 1));
  });
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
