import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from './runningService';

/** Runs once before all browser tests: makes the demo world that their services begin with. */
export default async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-demo-world-'));
  const service = await startService({ dataDir });
  await service.stop();
  process.env.ATRIUM_DEMO_WORLD = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
