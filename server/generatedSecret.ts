import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The generated secret of an installation without a configured one, stored in the data folder readable for its user
 * only.
 */
export function generatedSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'session-secret');
  const draft = join(dataDir, `session-secret-${randomUUID()}`);
  try {
    writeFileSync(draft, randomBytes(33).toString('base64url'), { mode: 0o600, flush: true });
    // Linking is atomic: two processes that start together both read the same secret.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}
