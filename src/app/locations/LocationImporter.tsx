import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { ImporterPart } from '@/screens/imports/ImporterPart';
import { provideImporter } from './provideImporter';

/** The importer of a location, for its dialog. */
export function LocationImporter({ project }: { project: string }) {
  const client = useQueryClient();
  const machine = useMemo(() => provideImporter(client), [client]);
  return <ImporterPart project={project} machine={machine} timeZone={useCurrentUser().user.time_zone} />;
}
