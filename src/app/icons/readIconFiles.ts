import { faultText } from '@/contract/texts/faultText';
import { translate } from '@/contract/texts/translate';
import type { IconFile, IconReader } from '@/model/content/icons/iconFile';
import { checkPng } from '@/model/floorPlan/archive/png';
import { readIcons } from '@/model/floorPlan/archive/readIcons';
import { MeshError, meshError } from '@/model/floorPlan/meshError';
import { blobSource, bytesOf } from '@/workers/blobSource';
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
  if (file.size > MOST_BYTES) throw meshError('png-too-large', { megabytes: 5 });
  checkPng(await bytesOf(file));
  return [{ filename: file.name, file }];
}

/** Reads chosen PNG and .zip files by their bytes, whatever their names are. */
export const readIconFiles: IconReader = async (files) => {
  const icons: IconFile[] = [];
  const rejected: { filename: string; reason: string }[] = [];
  for (const file of files)
    try {
      icons.push(...(await iconsOf(file)));
    } catch (error) {
      const reason = error instanceof MeshError ? faultText(error.fault) : translate('icon.unreadable');
      rejected.push({ filename: file.name, reason });
    }
  return { icons, rejected };
};
