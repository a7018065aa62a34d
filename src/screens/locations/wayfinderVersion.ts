import type { Project } from '@/contract/locations/projects';
import { text } from './texts';

/** The version of the wayfinder that a location runs, with whether it is the latest; a dash where it runs none. */
export function wayfinderVersion({ wayfinder_version: version, latest_version: latest }: Project): string {
  if (!version) return '–';
  if (latest === undefined) return version;
  const isLatest = latest === true || latest === version;
  return `${version} ${text(isLatest ? 'latest' : 'updateAvailable')}`;
}
