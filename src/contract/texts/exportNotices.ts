import { catalogue } from './catalogue';

/** What an export that succeeds may leave out; service and console share the texts. */
export const exportNotice = catalogue({
  notOnEarth:
    'The file has no latitude and longitude: the location needs two map bounding coordinates that are apart. Set them in Settings, then export again.',
});
