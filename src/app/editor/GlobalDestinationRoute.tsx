import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { GlobalDestinationDialog } from '@/screens/editor/dialogs/GlobalDestinationDialog';
import type { GlobalDestinationProps } from '@/screens/editor/placements/placementForms';
import { provideGlobalDestination } from './provideGlobalDestination';

/** The question about a changed destination, connected to the service. */
export function GlobalDestinationRoute({ project, ...question }: GlobalDestinationProps) {
  const client = useQueryClient();
  const { organisation } = useCurrentUser();
  const [machine] = useState(() => provideGlobalDestination(client, organisation.uuid, project));
  return <GlobalDestinationDialog machine={machine} {...question} />;
}
