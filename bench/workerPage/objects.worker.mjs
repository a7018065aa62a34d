/** The product's own reading without the outlines from above, which the peers do not make either. */
import { hasEnding, openArchive } from '../../src/model/floorPlan/archive/openArchive.ts';
import { readEntry } from '../../src/model/floorPlan/archive/readEntry.ts';
import { ObjReader } from '../../src/model/floorPlan/obj/objReader.ts';
import { blobSource } from '../../src/workers/blobSource.ts';
import { gunzipInWorker } from '../../src/workers/gunzipInWorker.ts';
import { ours } from '../parse/ourParser.mjs';
import { serve } from './serve.mjs';

serve({
  parser: () => ours,
  async zip(archive) {
    const source = blobSource(archive);
    const entry = (await openArchive(source)).find((one) => hasEnding(one, '.obj'));
    const reader = new ObjReader({}, entry.size);
    for await (const chunk of readEntry(source, entry, gunzipInWorker)) reader.push(chunk);
    return { objects: reader.finish().names.length };
  },
});
