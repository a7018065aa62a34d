import { translate } from '@/contract/texts/translate';
import type { IconFile, IconReader } from '@/model/content/iconFile';
import { checkPng } from '@/model/floorPlan/archive/png';
import { readIcons } from '@/model/floorPlan/archive/readIcons';
import { MeshError } from '@/model/floorPlan/meshError';
import { blobSource } from '@/workers/blobSource';
import { gunzip } from '@/workers/gunzip';

/** Larger files are refused before they are read. */
const MOST_BYTES = 5 * 1024 * 1024;

async function iconsOf(file: File): Promise<IconFile[]> {
  if (/\.zip$/i.test(file.name) || file.type === 'application/zip') {
    const { icons } = await readIcons(blobSource(file), gunzip);
    return icons.map(({ name, bytes }) => ({
      filename: `${name}.png`,
      file: new Blob([bytes], { type: 'image/png' }),
    }));
  }
  if (file.size > MOST_BYTES) throw new MeshError('png-too-large', translate('failed.tooLarge', { limit: '5 MB' }));
  checkPng(new Uint8Array(await file.arrayBuffer()));
  return [{ filename: file.name, file }];
}

/** What chosen PNG and .zip files hold, by their bytes and whatever they are called. */
export const readIconFiles: IconReader = async (files) => {
  const icons: IconFile[] = [];
  const rejected: { filename: string; reason: string }[] = [];
  for (const file of files)
    try {
      icons.push(...(await iconsOf(file)));
    } catch (error) {
      const reason = error instanceof MeshError ? error.message : translate('icon.unreadable');
      rejected.push({ filename: file.name, reason });
    }
  return { icons, rejected };
};
