/**
 * Writes the floor plans of the demo as files: `tsx scripts/writeDemoFiles.ts DIR` writes a .zip and a labels .txt per
 * floor.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { harbourHospital } from '../server/demo/centre/harbour';
import { lakesidePier } from '../server/demo/centre/lakeside';
import { riversideMall } from '../server/demo/centre/riverside';
import { venueFiles } from '../server/demo/centre/venueFiles';
import { riversideWharf } from '../server/demo/centre/wharf';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Say where to: tsx scripts/writeDemoFiles.ts DIR');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const demo of [riversideMall(), harbourHospital(), lakesidePier(), riversideWharf()])
  for (const { filename, zip, labels } of await venueFiles(demo)) {
    writeFileSync(join(folder, filename), zip);
    writeFileSync(join(folder, filename.replace('.zip', '-labels.txt')), labels);
    console.log(`${filename}  ${(zip.length / 1024).toFixed(0)} KB`);
  }
