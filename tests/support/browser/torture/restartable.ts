import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoWorld } from '../demoWorld';
import { type RunningService, startService } from '../runningService';

export interface Restartable {
  readonly address: string;
  /** Ends the service as a power cut does, and starts it again at its address. */
  readonly restart: (between: () => Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A service of its own that can be killed and started again at the same address, with the same data. */
export async function restartable(): Promise<Restartable> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-restart-'));
  copyDemoWorld(dataDir);
  let service: RunningService = await startService({ dataDir });
  const { address } = service;
  return {
    address,
    restart: async (between) => {
      await service.stop('SIGKILL');
      await between();
      service = await startService({ dataDir, env: { PORT: new URL(address).port } });
    },
    end: async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
