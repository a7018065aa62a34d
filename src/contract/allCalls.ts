import * as buildings from './buildings';
import * as destinations from './destinations';
import type { Endpoint } from './endpoint';
import * as jobs from './jobs';
import * as network from './network';
import * as projectData from './projectData';
import * as projects from './projects';
import * as session from './session';
import * as uploads from './uploads';
import * as users from './users';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'policy' in value && 'path' in value;

/** Every call there is, in the order of the files: for the service, the OpenAPI document and the matrix, not the console. */
export const allCalls: readonly Endpoint[] = [
  session,
  users,
  projects,
  buildings,
  uploads,
  destinations,
  network,
  projectData,
  jobs,
].flatMap((resource) => Object.values(resource).filter(isEndpoint));
