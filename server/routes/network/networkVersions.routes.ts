import { text } from 'node:stream/consumers';
import { publicationSchema } from '@/contract/locations/projectData';
import { readNetworkOfBuild } from '@/contract/network/networkVersions';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findBuild } from '../../repositories/publishing/builds';
import type { Storage } from '../../storage/storage';

const NUMBER = /^[1-9]\d{0,8}$/;

export const networkVersionRoutes = (storage: Storage) => [
  implement(readNetworkOfBuild, async ({ params, principal, read }) => {
    const number = NUMBER.test(params.number) ? Number(params.number) : 0;
    const build = orNotFound(await findBuild(read, principal.organisation.id, params.uuid, number));
    const { stream } = orNotFound(await storage.get(build.snapshotKey));
    // The snapshot is parsed for its network alone: the rest of it is large and not asked for.
    return { data: publicationSchema.shape.network.parse(JSON.parse(await text(stream)).network) };
  }),
];
