import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FloorPlanReader, ParsedFloorPlan } from '../floorPlans/floorPlanReader';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import type { DemoVenue } from './centre/demoVenue';
import { venueFiles } from './centre/venueFiles';

/** A stored floor plan, parsed by the service's own reader, before a row references it. */
export interface StoredFloor {
  readonly filename: string;
  readonly bytes: number;
  readonly fileKey: string;
  readonly planKey: string;
  readonly planBytes: number;
  readonly plan: Pick<ParsedFloorPlan, 'names' | 'report'>;
}

/** Builds the files of a venue, parses each like an upload, and stores archive and floor plan. Writes no row. */
export async function storeVenue(
  demo: DemoVenue,
  {
    storage,
    floorPlanReader,
    incoming,
    clock,
  }: { storage: Storage; floorPlanReader: FloorPlanReader; incoming: string; clock: () => Date },
): Promise<StoredFloor[]> {
  const files = await venueFiles(demo);
  return Promise.all(
    files.map(async ({ filename, zip }, index): Promise<StoredFloor> => {
      const path = join(incoming, `${randomUUID()}.part`);
      try {
        await writeFile(path, zip, { mode: 0o600 });
        // Each file counts as an organisation of its own: nobody else waits for a turn yet.
        const { bytes, names, report } = await floorPlanReader.read(path, {}, index);
        const fileKey = newKey('uploads', clock(), '.zip');
        const planKey = newKey('plans', clock());
        await storage.put(fileKey, zip, { contentType: 'application/zip' });
        const planBytes = await storage.put(planKey, bytes, { contentType: 'application/octet-stream' });
        return { filename, bytes: zip.length, fileKey, planKey, planBytes, plan: { names, report } };
      } finally {
        await rm(path, { force: true });
      }
    }),
  );
}

export async function discardVenue(floors: readonly StoredFloor[], storage: Storage): Promise<void> {
  for (const { fileKey, planKey } of floors) {
    await storage.delete(fileKey);
    await storage.delete(planKey);
  }
}
