import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NetworkGenerationPanel } from '@/screens/editor/generation/NetworkGenerationPanel';
import type { NetworkGenerationProps } from '@/screens/editor/session/partProps';
import { generateInWorker } from '@/workers/generateInWorker';
import { provideNetworkGeneration } from './provideNetworkGeneration';

/** The panel that generates a network, with the service and a worker behind it. */
export function NetworkGenerationRoute(props: NetworkGenerationProps) {
  const client = useQueryClient();
  const machine = useMemo(() => provideNetworkGeneration(client, generateInWorker), [client]);
  return <NetworkGenerationPanel {...props} machine={machine} />;
}
