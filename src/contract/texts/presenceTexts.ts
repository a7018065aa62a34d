import { catalogue } from './catalogue';

/** The texts about presence that the service answers. */
export const presenceText = catalogue({ floorUnknown: 'This floor is not part of the location.' });
