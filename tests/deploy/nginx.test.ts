import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findNginx } from '../../scripts/findNginx.mjs';

// On a bare machine the package is installed first.
it('[DP3] nginx takes the configuration', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-nginx-'));
  try {
    const [key, certificate] = [join(folder, 'a.key'), join(folder, 'a.crt')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=maps.example',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    );
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('/etc/nginx/tls/maps.example.crt', certificate)
      .replace('/etc/nginx/tls/maps.example.key', key);
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  include ${folder}/site.conf;\n}\n`,
    );
    const output = execFileSync('sh', [
      '-c',
      `"${findNginx()}" -t -e stderr -c ${folder}/nginx.conf 2>&1 || true`,
    ]).toString();
    expect(output).toContain('test is successful');
    expect(output).not.toContain('[warn]');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
