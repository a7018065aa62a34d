import type { QueryClient } from '@tanstack/react-query';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import type { DestinationBody } from '@/contract/destinations/destinations';
import { refreshPlacements } from '../network/editor';
import { call } from '../transport/http';

interface Edit {
  readonly id: number;
  readonly revision: number | undefined;
  readonly body: DestinationBody;
}

/** Changes a destination in all of its places. */
export async function updateEverywhere(
  client: QueryClient,
  { project, organisation }: Readonly<Record<'project' | 'organisation', string>>,
  { id, revision, body }: Edit,
): Promise<void> {
  const based = revision === undefined ? body : { ...body, revision };
  await call(updateDestination, { params: { id: String(id) }, body: based });
  await refreshPlacements(client, project, organisation);
}
