import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package where that is possible (as root, with apt); gives false where it is not, or it fails. */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args) =>
    execFileSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' });
  // Another process may be installing something.
  const wanted = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', name];
  try {
    apt(...wanted);
    return true;
  } catch {
    // Without lists of packages, or with old ones, the first try fails.
  }
  try {
    apt('update');
    apt(...wanted);
    return true;
  } catch {
    return false;
  }
}
