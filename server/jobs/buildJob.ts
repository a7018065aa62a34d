import type { JobHandler } from './jobs';
import { type PackDeps, packLocation, traceBuild } from './packLocation';

/** Builds a location, which changes nothing for visitors. */
export const createBuildJob =
  (deps: PackDeps): JobHandler =>
  (job, progress) =>
    packLocation(deps, job, progress, (client, build) =>
      traceBuild(client, build, {
        userId: job.createdBy,
        event: 'built',
        description: `Made build ${build.number} of ${build.location.name}`,
      }),
    );
