import { useParams } from 'react-router-dom';
import { projectFileCalls } from '@/api/locations/projectFiles';
import { fileKind } from '@/screens/projectFiles/fileKind';
import { ProjectFilesScreen } from '@/screens/projectFiles/ProjectFilesScreen';
import { useRecordMachine } from '../records/useRecordMachine';
import { LocationGate } from './LocationGate';

/** The files of the location of the address. */
export function ProjectFilesRoute() {
  const { id = '' } = useParams();
  const machine = useRecordMachine(fileKind, projectFileCalls, id);
  return (
    <LocationGate>
      <ProjectFilesScreen key={id} machine={machine} />
    </LocationGate>
  );
}
