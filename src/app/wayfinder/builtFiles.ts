import { type Publication, publicationSchema } from '@/contract/projectData';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { LoadPlan } from '@/screens/preview/VisitorFloorPlan';

/** @throws Error when the file is missing or cannot be reached */
async function read(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The location of a build. @throws Error when its file is missing or damaged */
export const readBuiltPublication = async (signal: AbortSignal): Promise<Publication> =>
  publicationSchema.parse(await (await read('./data/publication.json', signal)).json());

/** The plan of a floor, at the path that the build gives it. @throws Error when it is missing, MeshError when it is damaged */
export const readBuiltPlan: LoadPlan = async ({ plan }, signal) =>
  decodeFloorPlan(new Uint8Array(await (await read(`./${plan}`, signal)).arrayBuffer()));
