import { keepGeneratedNetwork, readGeneratedNetworks } from '@/contract/network/generatedNetworks';
import type { GeneratedState } from '@/model/network/generating/generateAgain';
import { call } from '../transport/http';

/** The last automatic networks of a floor, the newest first. @throws ApiError */
export const fetchGeneratedNetworks = async (floor: string, signal: AbortSignal): Promise<readonly GeneratedState[]> =>
  (await call(readGeneratedNetworks, { params: { uuid: floor }, signal })).data.generations;

/** Keeps an automatic network that was applied to a floor. @throws ApiError */
export const sendGeneratedNetwork = async (floor: string, { nodes, links }: GeneratedState): Promise<void> => {
  const pairs = links.map(([from, to]): [string, string] => [from, to]);
  await call(keepGeneratedNetwork, { params: { uuid: floor }, body: { nodes: [...nodes], links: pairs } });
};
