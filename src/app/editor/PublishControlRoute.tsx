import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PublishControl } from '@/screens/editor/publish/PublishControl';
import type { PublishControlProps } from '@/screens/editor/session/publishControlProps';
import { providePublishing } from '../locations/providePublishing';

/** Publishing from the editor. */
export function PublishControlRoute(props: PublishControlProps) {
  const client = useQueryClient();
  const machine = useMemo(() => providePublishing(client), [client]);
  return <PublishControl {...props} machine={machine} />;
}
