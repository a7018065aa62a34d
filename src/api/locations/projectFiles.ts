import { queryOptions } from '@tanstack/react-query';
import {
  deleteProjectFile,
  listProjectFiles,
  type ProjectFile,
  uploadProjectFile,
} from '@/contract/locations/projectFiles';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import type { RecordCalls } from '../transport/recordCalls';
import { upload } from '../uploads/upload';
import { folderKey, projectFilesKey } from './keys';

/** Links to files work for half an hour; the list is read again before they are over. */
const LINKS_REFRESH = 20 * 60_000;

/** A file or folder of a list, identified by its path. */
export interface FileRow {
  readonly uuid: string;
  readonly name: string;
  readonly isFolder: boolean;
  readonly url: string | null;
  /** ISO 8601 */
  readonly lastModified: string;
  readonly bytes: number | null;
}

const rowOf = (folder: string, file: ProjectFile): FileRow => ({
  uuid: file.path ?? (folder === '' ? file.filename : `${folder}/${file.filename}`),
  name: file.filename,
  isFolder: file.is_folder ?? false,
  url: file.url,
  lastModified: file.last_modified,
  bytes: file.bytes ?? null,
});

export const projectFilesQuery = (project: string, folder: string) =>
  queryOptions({
    queryKey: folderKey(project, folder),
    queryFn: async ({ signal }) => {
      const { data } = await call(listProjectFiles, { params: { uuid: project }, body: { path: folder }, signal });
      return data.map((file) => rowOf(folder, file));
    },
    refetchInterval: ({ state }) => pollInterval(LINKS_REFRESH, state),
  });

/** Uploads a file into a folder. @throws ApiError, or a DOMException "AbortError" */
export const sendProjectFile = (
  project: string,
  path: string,
  { file, ...progress }: { file: File; signal: AbortSignal; onProgress: (share: number) => void },
) => upload(uploadProjectFile, { params: { uuid: project }, body: { path }, file, filename: file.name, ...progress });

export const projectFileCalls = (project: string): RecordCalls<FileRow, object> => ({
  remove: (path) => call(deleteProjectFile, { params: { uuid: project }, body: { path } }),
  stale: [projectFilesKey(project)],
});
