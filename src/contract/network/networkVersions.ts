import { endpoint } from '../endpoint';
import { ownedRecord } from '../policy';
import { networkSchema } from './network';

export const readNetworkOfBuild = endpoint({
  name: 'readNetworkOfBuild',
  method: 'GET',
  path: 'projects/{uuid}/builds/{number}/network',
  summary:
    'The network as a build of the location holds it, with the ids of that time. A build of an older release, or one that is not kept, answers 404.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: networkSchema,
  addition: true,
  heavy: 'always',
});
