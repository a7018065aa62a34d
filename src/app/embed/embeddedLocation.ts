import { decodePlan } from '@/api/buildings/decodePlan';
import type { Publication } from '@/contract/locations/projectData';
import type { LoadPlan } from '@/screens/preview/VisitorFloorPlan';

/** The location that a page embeds, with the key of that page and its origin, as the browser says it. */
export interface Embedded {
  readonly location: string;
  readonly key: string;
  readonly embedder: string;
}

/** @throws Error with the text of the service */
async function read(path: string, { key, embedder }: Embedded, query: object, signal: AbortSignal): Promise<Response> {
  const search = new URLSearchParams({ access_key: key, embedder, ...query });
  const response = await fetch(`/api/${path}?${search}`, { signal });
  if (response.ok) return response;
  const problem: { readonly error?: string } | null = await response.json().catch(() => null);
  throw new Error(problem?.error || `${response.status}`);
}

/**
 * The published location, which counts its visits with the key of the page. The service sends it by its schema together
 * with this script, which does without the schema and its library. @throws Error with the text of the service
 */
export async function readEmbedded(of: Embedded, signal: AbortSignal): Promise<Publication> {
  const path = `preview/${encodeURIComponent(of.location)}`;
  const { data }: { data: { publication: Publication } } = await (await read(path, of, {}, signal)).json();
  return { ...data.publication, visits: { address: '/api/analytics/events', access_key: of.key } };
}

/** The plans of its floors. @throws Error with the text of the service */
export const embeddedPlans =
  (of: Embedded): LoadPlan =>
  async ({ uuid, plan }, signal) => {
    const path = `preview/${encodeURIComponent(of.location)}/floors/${uuid}/plan`;
    return decodePlan(await (await read(path, of, { plan: plan ?? '' }, signal)).arrayBuffer());
  };
