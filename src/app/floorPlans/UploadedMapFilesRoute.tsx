import { useParams } from 'react-router-dom';
import { uploadCalls } from '@/api/uploads';
import { UploadedMapFilesScreen } from '@/screens/uploadedMapFiles/UploadedMapFilesScreen';
import { uploadKind } from '@/screens/uploadedMapFiles/uploadKind';
import { useRecordMachine } from '../records/useRecordMachine';

/** The uploaded floor plans of the location of the address. */
export function UploadedMapFilesRoute() {
  const { id = '' } = useParams();
  return <UploadedMapFilesScreen machine={useRecordMachine(uploadKind, uploadCalls, id)} />;
}
