import { readNetworkOfBuild } from '@/contract/network/networkVersions';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findBuild } from '../../repositories/publishing/builds';
import type { Storage } from '../../storage/storage';
import type { PublicationWork } from '../publishing/publicationWork';
import { readSnapshotFile } from '../publishing/publishedSnapshots';

const NUMBER = /^[1-9]\d{0,8}$/;

export const networkVersionRoutes = (storage: Storage, work: Pick<PublicationWork, 'network'>) => [
  implement(readNetworkOfBuild, async ({ params, principal, read }) => {
    const number = NUMBER.test(params.number) ? Number(params.number) : 0;
    const build = orNotFound(await findBuild(read, principal.organisation.id, params.uuid, number));
    // In a thread: the snapshot of a large location takes a second to parse.
    return { packed: await work.network(await readSnapshotFile(storage, build.snapshotKey)) };
  }),
];
