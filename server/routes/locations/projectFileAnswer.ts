import type { ProjectFile } from '@/contract/locations/projectFiles';
import { splitPath } from '@/model/content/filePath';
import type { FileLinks } from '../../http/fileLinks';
import type { StoredProjectFile } from '../../repositories/locations/projectFiles';

/** A stored file as the wire has it, with a download link that works for some minutes. */
export const projectFileAnswer = (
  { uuid, path, bytes, lastModified }: StoredProjectFile,
  links: FileLinks,
  now: Date,
): ProjectFile => ({
  filename: splitPath(path).name,
  url: `/api/project-files/${links.tokenOf(uuid, now)}`,
  last_modified: lastModified.toISOString(),
  path,
  bytes,
  is_folder: false,
});
