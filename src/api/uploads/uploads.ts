import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  approveUpload,
  correctUpload,
  deleteUpload,
  listUploadedMapFiles,
  previewUpload,
  type UploadedMapFile,
  uploadMap,
} from '@/contract/uploads/uploads';
import type { ConfirmedMatch } from '@/model/floorPlan/identity/roomMatch';
import { type ApiAnswer, call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { uploadsKey } from './keys';
import { upload } from './upload';

export const uploadsQuery = (project: string) =>
  queryOptions({
    queryKey: uploadsKey(project),
    queryFn: async ({ signal }) => (await call(listUploadedMapFiles, { params: { id: project }, signal })).data,
  });

interface SendMapOptions {
  readonly floor: string;
  /** The floor uses floor plans without conversion. */
  readonly compile: boolean;
  readonly file: Blob;
  readonly filename: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Uploads a floor plan; the query flag is the inverse of the floor's compile flag. @throws ApiError */
export const sendMap = async ({ floor, compile, ...options }: SendMapOptions): Promise<UploadedMapFile> =>
  (await upload(uploadMap, { params: { uuid: floor }, query: { compile: compile ? '0' : '1' }, ...options })).data;

export const fetchUploadPreview = async (
  id: string,
  signal: AbortSignal,
): Promise<ApiAnswer<typeof previewUpload>['data']> => (await call(previewUpload, { params: { id }, signal })).data;

export const sendCorrections = async (
  id: string,
  body: z.input<typeof correctUpload.body>,
  signal: AbortSignal,
): Promise<UploadedMapFile> => (await call(correctUpload, { params: { id }, body, signal })).data;

/** Approves an upload; what is in rooms follows the matches. @throws ApiError */
export const requestApproval = async (id: string, matches: readonly ConfirmedMatch[]): Promise<UploadedMapFile> =>
  (await call(approveUpload, { params: { id }, body: { matches: [...matches] } })).data;

/** A floor creates uploads and the preview approves them; their list only deletes. */
export const uploadCalls = (project: string): RecordCalls<UploadedMapFile, object> => ({
  remove: (id) => call(deleteUpload, { params: { id } }),
  stale: [uploadsKey(project)],
});
