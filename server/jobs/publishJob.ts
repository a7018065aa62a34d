import { insertPublication } from '../repositories/publishing/publications';
import type { JobHandler } from './jobs';
import { type PackDeps, packLocation, traceBuild } from './packLocation';

/** Publishes a location: builds it, and only then points visitors, or demo units alone, to that build. */
export const createPublishJob =
  (deps: PackDeps): JobHandler =>
  (job, progress) =>
    packLocation(deps, job, progress, async (client, build) => {
      await insertPublication(client, { ...build, buildId: build.id, createdBy: job.createdBy, isDemo: job.isDemo });
      await traceBuild(client, build, {
        userId: job.createdBy,
        event: 'published',
        description: `Published ${build.location.name}${job.isDemo ? ' to demo units' : ''} as build ${build.number}`,
      });
    });
