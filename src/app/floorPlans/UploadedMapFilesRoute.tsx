import { useParams } from 'react-router-dom';
import { uploadCalls } from '@/api/uploads/uploads';
import { UploadedMapFilesScreen } from '@/screens/uploadedMapFiles/UploadedMapFilesScreen';
import { uploadKind } from '@/screens/uploadedMapFiles/uploadKind';
import { LocationGate } from '../locations/LocationGate';
import { useRecordMachine } from '../records/useRecordMachine';

/** The uploaded floor plans of the location of the address. */
export function UploadedMapFilesRoute() {
  const { id = '' } = useParams();
  const machine = useRecordMachine(uploadKind, uploadCalls, id);
  return (
    <LocationGate>
      <UploadedMapFilesScreen machine={machine} />
    </LocationGate>
  );
}
