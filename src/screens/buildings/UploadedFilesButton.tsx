import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { text } from './texts';

/** Opens the uploaded map files of a location, for provider staff. */
export function UploadedFilesButton({ project }: { project: string }) {
  const currentUser = useCurrentUser();
  const navigate = useNavigate();
  if (!isStaff(currentUser)) return null;
  return <Button onClick={() => navigate(`/uploaded-map-files/${project}`)}>{text('viewUploadedFiles')}</Button>;
}
