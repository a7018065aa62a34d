import { dirname, join } from 'node:path';
import { z } from 'zod';
import { faultText } from '@/contract/texts/faultText';
import { readIcons } from '@/model/floorPlan/archive/readIcons';
import { MeshError } from '@/model/floorPlan/meshError';
import { readUpload } from '@/model/floorPlan/readUpload';
import { openFile } from '../../server/floorPlans/fileSource';
import { gunzip } from '../../server/floorPlans/gunzip';
import type { Finding } from './findings';

export const zipCasesSchema = z.object({
  format: z.literal('zip-cases/1'),
  cases: z.record(
    z.string(),
    z.object({ expect: z.enum(['accept', 'reject', 'judge']), tests: z.string().optional() }),
  ),
});

/** Whether the cases of this file are uploads of icons rather than of a map: the folder says it. */
export const areIcons = (casesPath: string): boolean => /icon/i.test(casesPath.split(/[\\/]/).slice(-4).join('/'));

/** Reads one archive as an upload would be read. */
export async function checkZip(
  casesPath: string,
  name: string,
  expect: 'accept' | 'reject' | 'judge',
  icons: boolean,
): Promise<Finding> {
  let words: string;
  let accepted = true;
  const source = await openFile(join(dirname(casesPath), name));
  try {
    if (icons) {
      const found = await readIcons(source, gunzip);
      words = `accepted: ${found.icons.length} icons, ${found.ignored.length} other files left aside`;
    } else {
      const { report } = await readUpload(source, gunzip);
      words = `accepted: ${report.counts.meshes} meshes`;
    }
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    words = faultText(error.fault);
    accepted = false;
  } finally {
    await source.close();
  }
  if (expect === 'judge') return { kind: 'judged', words: accepted ? words : `refused: ${words}` };
  if (accepted !== (expect === 'accept')) return { kind: 'differs', words: accepted ? words : `refused: ${words}` };
  return accepted ? { kind: 'agrees', words } : { kind: 'refused', words };
}
