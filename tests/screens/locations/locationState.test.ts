import { expect, it } from 'vitest';
import type { Project } from '@/contract/locations/projects';
import { locationState } from '@/screens/locations/locationState';

it.each([
  [{ is_publishing: true, publish_status: 0, job: { kind: 'publish' } }, 'Publishing...'],
  [{ is_publishing: true, publish_status: 1, job: { kind: 'build' } }, 'Building…'],
  [{ is_publishing: false, publish_status: 0, job: null }, 'Location Up-to-date'],
  [{ is_publishing: false, publish_status: 1, job: null }, 'Unpublished Changes'],
])('[PU14] the state of a location: %o', (project, text) => {
  expect(locationState(project as Project).text).toBe(text);
});
