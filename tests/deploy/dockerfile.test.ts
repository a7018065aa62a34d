import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

/** The folders that `.dockerignore` names. */
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

it('[DP5] the steps of the image build a service that starts from what the image keeps', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-image-'));
  const [build, image, data] = ['build', 'image', 'data'].map((name) => join(folder, name)) as [string, string, string];
  try {
    cpSync('.', build, { recursive: true, filter: (path) => !ignored.includes(path.replace(/^\.\//, '')) });
    const steps = readFileSync('deploy/Dockerfile', 'utf8').match(/^RUN npm .*$/gm) ?? [];
    expect(steps).toHaveLength(3);
    for (const step of steps)
      execFileSync('sh', ['-c', step.replace('RUN ', '')], {
        cwd: build,
        stdio: 'ignore',
        env: { ...process.env, CI: 'true' },
      });
    mkdirSync(image);
    for (const kept of ['package.json', 'node_modules', 'dist'])
      cpSync(join(build, kept), join(image, kept), { recursive: true, verbatimSymlinks: true });
    rmSync(build, { recursive: true });
    const port = String(await freePort());
    const service = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: image,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ATRIUM_MODE: 'demo',
        DATA_DIR: data,
        HOST: '127.0.0.1',
        PORT: port,
      },
    });
    try {
      const ready = async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      await vi.waitFor(ready, { timeout: 120_000, interval: 500 });
    } finally {
      service.kill('SIGTERM');
      await new Promise((done) => service.once('exit', done));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
