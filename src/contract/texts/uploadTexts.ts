import { catalogue } from './catalogue';

/** The texts about the approval of uploads that the service sends. */
export const uploadText = catalogue({
  matchTwice: 'The room {name} is matched twice. Reload the page and compare the rooms again.',
  matchFromUnknown: 'The present floor plan has no room {name}. Reload the page and compare the rooms again.',
  matchToUnknown: 'The new floor plan has no room {name}. Reload the page and compare the rooms again.',
});
