import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { BuildingsScreen } from '@/screens/buildings/BuildingsScreen';
import { createMapUploadLogic } from './mapUploadLogic';

/** The buildings of a location, with the worker that reads plans behind their uploads. */
export function BuildingsRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const uploadLogic = useMemo(() => createMapUploadLogic(client), [client]);
  return <BuildingsScreen key={id} uploadLogic={uploadLogic} />;
}
