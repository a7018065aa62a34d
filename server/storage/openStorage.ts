import { join } from 'node:path';
import { openDiskStorage } from './diskStorage';
import { openS3Storage, type S3Settings } from './s3Storage';
import type { Storage } from './storage';

export interface StorageSettings {
  /** With it files are stored in the object store, without it in `dataDir/files`. */
  s3?: S3Settings | undefined;
  dataDir: string;
}

export const openStorage = ({ s3, dataDir }: StorageSettings): Promise<Storage> =>
  s3 ? openS3Storage(s3) : openDiskStorage(join(dataDir, 'files'));
