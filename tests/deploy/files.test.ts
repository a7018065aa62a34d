import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { uploadMap } from '@/contract/uploads/uploads';
import { readSettings } from '../../server/settings';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** The instructions of a Dockerfile, those on several lines as one. */
const instructionsOf = (dockerfile: string): [string, string][] =>
  dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    });

describe('the container image', () => {
  const steps = instructionsOf(read('Dockerfile'));
  const of = (instruction: string) => steps.filter(([name]) => name === instruction).map(([, rest]) => rest);
  const last = steps.slice(steps.findLastIndex(([name]) => name === 'FROM'));

  it('[DP1] has instructions that Docker knows, and copies what exists', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(steps.filter(([name]) => !known.includes(name))).toEqual([]);
    const copied = of('COPY').filter((rest) => !rest.startsWith('--from'));
    expect(copied.flatMap((rest) => rest.split(' ').slice(0, -1)).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('[DP1] runs the service as somebody without rights, with one folder of its own', () => {
    const names = last.map(([name]) => name);
    expect(of('VOLUME')).toEqual(['/data']);
    expect(last).toContainEqual(['USER', 'node']);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
    expect(JSON.parse(of('CMD').at(-1) ?? '')).toEqual(['node', 'dist/server/main.js']);
  });

  it('[DP1] sets what the service reads', () => {
    const set = Object.fromEntries(
      of('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
    );
    const settings = readSettings({ ...set, ATRIUM_MODE: 'demo' });
    expect([settings.host, settings.port, settings.dataDir]).toEqual(['0.0.0.0', 8080, '/data']);
  });
});

it('[DP2] the compose file gives the service settings that it knows, a read-only root and no capability', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] } & Record<string, unknown>>;
    volumes: Record<string, null>;
  };
  expect(services.atrium).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
  const named = Object.values(services).flatMap((service) => service.volumes?.map((one) => one.split(':')[0]) ?? []);
  expect(named.sort()).toEqual(Object.keys(volumes).sort());
  const filled = Object.fromEntries(
    Object.entries(services.atrium?.environment ?? {}).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{PUBLIC_URL:\?\}/, 'https://maps.example')
        .replace(/\$\{\w+:\?\}/, 'Zq3vX9uTnK2mLr8pWc5yBf7hJd4gSe6a')
        .replace(/\$\{\w+:-\}/, ''),
    ]),
  );
  const settings = readSettings({ ...filled, ATRIUM_MODE: 'serve' });
  expect([settings.publicUrl, settings.s3?.bucket, settings.trustProxy]).toEqual([
    'https://maps.example',
    'atrium',
    ['uniquelocal'],
  ]);
  const documented = readFileSync('README.md', 'utf8');
  for (const name of Object.keys(filled)) expect(documented).toContain(`\`${name}\``);
});

it('[DP3] the proxy lets the largest upload pass, and keeps events open and unbuffered', () => {
  const config = read('nginx.conf');
  const most = Number(/client_max_body_size (\d+)m;/.exec(config)?.[1]) * 1024 * 1024;
  expect(most).toBeGreaterThan(uploadMap.upload?.limit ?? Number.POSITIVE_INFINITY);
  const events = /location = \/api\/events \{([^}]*)\}/.exec(config)?.[1] ?? '';
  expect(events).toMatch(/proxy_buffering off;[\s\S]*proxy_read_timeout 1h;/);
});

it('[DP4] the units are what systemd understands', () => {
  // Where there is no systemd nobody can be asked.
  const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name));
  if (existsSync('/usr/bin/systemd-analyze')) {
    const output = execFileSync('sh', [
      '-c',
      `systemd-analyze verify ${units.map((unit) => `deploy/${unit}`).join(' ')} 2>&1 || true`,
    ]);
    const complaints = String(output)
      .split('\n')
      .filter((line) => /deploy\/atrium/.test(line) && !/is not executable|No such file|Failed to create/.test(line));
    expect(complaints).toEqual([]);
  }
  for (const unit of units)
    expect(read(unit)).toMatch(/^(#.*\n)*(\[(Unit|Service|Timer|Install)\]\n([A-Z]\w+=.*\n|#.*\n|\n)*)+$/);
});

/** The values of a setting of a unit, in order. */
const valuesOf = (unit: string, name: string): string[] =>
  [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

it('[DP7] the backup reaches the embedded database of the service, and writes where its folder may be missing', () => {
  const [folder] = valuesOf('atrium.service', 'RuntimeDirectory');
  const settings = readSettings({ ATRIUM_MODE: 'demo', RUNTIME_DIRECTORY: `/run/${folder}` });
  expect(settings.socketParent).toBe('/run/atrium');
  const [paths = ''] = valuesOf('atrium-backup.service', 'ReadWritePaths');
  expect(paths.split(' ')).toContain(`-${settings.socketParent}`);
  const [, into = ''] = /--into (\S+)/.exec(valuesOf('atrium-backup.service', 'ExecStart')[0] ?? '') ?? [];
  expect(paths.split(' ')).toContain(`-${into}`);
  expect(valuesOf('atrium-backup.service', 'ExecStartPre')).toEqual([
    expect.stringMatching(`^\\+.*install -d .* ${into}$`),
  ]);
});

it('[DP8] a timer starts the service again when it answers 503 at /healthz, and at no other answer', () => {
  const [command = ''] = valuesOf('atrium-health.service', 'ExecStart');
  const [, script = ''] = /^\/bin\/sh -c '(.*)'$/.exec(command) ?? [];
  // As systemd unfolds it.
  const unfolded = script.replaceAll('%%', '%').replaceAll('$$', '$');
  const answered = (status: string) =>
    execFileSync('/bin/sh', [
      '-c',
      `curl() { echo ${status}; }; systemctl() { echo "$@"; }\n${unfolded.replace('exec ', '')}`,
    ]);
  expect(String(answered('503'))).toBe('restart atrium.service\n');
  for (const status of ['200', '000', '500']) expect(String(answered(status))).toBe('');
});

it('[DP2] the bucket that the service is given is created before it starts', () => {
  const { services } = parse(read('compose.yaml')) as {
    services: { atrium: { environment: Record<string, string> }; bucket: { command: string[] } };
  };
  expect(services.atrium).toMatchObject({ depends_on: { bucket: { condition: 'service_completed_successfully' } } });
  expect(services.bucket.command.join()).toContain(`s3.bucket.create -name ${services.atrium.environment.S3_BUCKET}`);
});
