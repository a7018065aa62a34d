import { uploadCalls } from '@/api/uploads';
import { UploadedMapFilesScreen } from '@/screens/uploadedMapFiles/UploadedMapFilesScreen';
import { uploadKind } from '@/screens/uploadedMapFiles/uploadKind';
import { recordRoute } from '../records/recordRoute';

/** The uploaded floor plans of the location of the address. */
export const UploadedMapFilesRoute = recordRoute(UploadedMapFilesScreen, uploadKind, (_organisation, { id = '' }) =>
  uploadCalls(id),
);
