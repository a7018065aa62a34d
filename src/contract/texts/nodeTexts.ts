import { catalogue } from './catalogue';

/** The texts about one node that console and service share. */
export const nodeText = catalogue({
  noNodeNear: 'There is no free node within 10 m on the floor above or below. Place one there first.',
  inAGroup: 'This node is already in a transit group.',
  screenName: 'Length should be 1 to 100',
  orientation: 'Enter degrees from 0 to 360.',
  latitude: 'Enter degrees from -90 to 90.',
  longitude: 'Enter degrees from -180 to 180.',
});
