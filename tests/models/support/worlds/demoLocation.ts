import type { Project } from '@/contract/locations/projects';

/**
 * The location that the walks use: the demo's shopping centre, since walks of other models add locations of their own, or on a
 * console without it the first one with a map.
 */
export function demoLocation(projects: readonly Project[]): Project {
  const mapped = projects.filter(({ hasMap }) => hasMap);
  const found = mapped.find(({ name }) => name === 'Riverside Mall') ?? mapped[0];
  if (!found) throw new Error('The demo world has no location with a map.');
  return found;
}
