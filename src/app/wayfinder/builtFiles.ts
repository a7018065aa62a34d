import { decodePlan } from '@/api/buildings/decodePlan';
import type { Publication } from '@/contract/locations/projectData';
import type { LoadPlan } from '@/screens/preview/VisitorFloorPlan';

/** @throws Error when the file is missing or cannot be reached */
async function read(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * The location of a build. The service wrote it by its schema together with this script, which therefore does without the
 * schema and its library, a twentieth of all that a visitor would load. @throws Error when it is missing or damaged
 */
export async function readBuiltPublication(signal: AbortSignal): Promise<Publication> {
  const publication: Partial<Publication> = await (await read('./data/publication.json', signal)).json();
  if (publication.project === undefined || publication.network === undefined) throw new Error('No location.');
  // As above.
  return publication as Publication;
}

/** The plan of a floor, at the path that the build gives it. @throws Error when it is missing or damaged */
export const readBuiltPlan: LoadPlan = async ({ plan }, signal) =>
  decodePlan(await (await read(`./${plan}`, signal)).arrayBuffer());
