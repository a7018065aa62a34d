import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type DemoVenue, labelsOf } from './demoVenue';
import { writeMtl, writeObj } from './objWriter';

/** The files of a floor as a customer would send them. */
export interface FloorFiles {
  /** `riverside-mall-g.zip` */
  readonly filename: string;
  readonly zip: Buffer;
  /** Labels as UTF-8 lines `object_name<TAB>text`. */
  readonly labels: string;
}

/** The archives with the plan of each floor and its labels file, in the order of the floors. */
export const venueFiles = (demo: DemoVenue): Promise<FloorFiles[]> =>
  Promise.all(
    demo.venue.floors.map(async (floor, index) => ({
      filename: `${demo.file}-${floor.spec.shortname.toLowerCase()}.zip`,
      zip: await zipped({ 'floor.obj': writeObj(floor), 'floor.mtl': writeMtl() }),
      labels: labelsOf(demo, index),
    })),
  );

/** The same bytes for the same files, whenever they are made. */
function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = new ZipFile();
  // Noon in the local zone, since the format keeps local times.
  const mtime = new Date(2026, 0, 5, 12);
  for (const [name, text] of Object.entries(files))
    archive.addBuffer(Buffer.from(text), name, { mtime, mode: 0o100644 });
  archive.end();
  return buffer(archive.outputStream as NodeJS.ReadableStream);
}
