/** `npm run dev`: the service restarts and the console reloads as their files change. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run, runTool, tool } from './project.mjs';

await install();
const env = { ...process.env, ATRIUM_MODE: 'demo', ATRIUM_SERVICE: `http://127.0.0.1:${process.env.PORT || 8080}` };
const start = (path, args) => spawn(process.execPath, [tool(path), ...args], { cwd: root, stdio: 'inherit', env });
// Publishing packs the built wayfinder; it is not what is worked on here.
if (!existsSync(join(root, 'dist/wayfinder')))
  await runTool('vite/bin/vite.js', ['build', '--config', 'vite.wayfinder.config.ts', '--logLevel', 'warn']);
if (!existsSync(join(root, 'src/app/machines/paths')))
  await run(process.execPath, ['--import', 'tsx', 'scripts/writeMachinePaths.ts']);
const children = [
  start('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/main.ts']),
  start('vite/bin/vite.js', ['--clearScreen', 'false']),
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
