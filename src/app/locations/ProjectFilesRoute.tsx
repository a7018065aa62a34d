import { useParams } from 'react-router-dom';
import { projectFileCalls } from '@/api/projectFiles';
import { fileKind } from '@/screens/projectFiles/fileKind';
import { ProjectFilesScreen } from '@/screens/projectFiles/ProjectFilesScreen';
import { useRecordMachine } from '../records/useRecordMachine';

/** The files of the location of the address. */
export function ProjectFilesRoute() {
  const { id = '' } = useParams();
  return <ProjectFilesScreen key={id} machine={useRecordMachine(fileKind, projectFileCalls, id)} />;
}
