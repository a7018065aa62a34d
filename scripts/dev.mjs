/** `npm run dev`: the service restarts and the console reloads as their files change. */
import { spawn } from 'node:child_process';
import { build, isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { fail, root, tool } from './project.mjs';

await install();
// The service serves built parts and starts threads from built files, however old: its own are built again below.
if (!isBuilt() && !(await build())) fail('The build failed.', 'The lines above say where.');
const env = { ...process.env, ATRIUM_MODE: 'demo', ATRIUM_SERVICE: `http://127.0.0.1:${process.env.PORT || 8080}` };
const start = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
const vite = tool('vite/bin/vite.js');
const children = [
  start(vite, 'build', '--config', 'vite.service.config.ts', '--watch', '--no-emptyOutDir', '--logLevel', 'warn'),
  start('--watch', '--watch-preserve-output', 'dist/server/main.js'),
  start(vite, '--clearScreen', 'false'),
];
const endAll = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(signal));
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll('SIGTERM');
  });
