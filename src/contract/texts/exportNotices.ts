import { catalogue } from './catalogue';

/** Notices about parts that a successful export leaves out; service and console share the texts. */
export const exportNotice = catalogue({
  notOnEarth:
    'The file has no latitude and longitude: the location needs two map bounding coordinates that are apart. Set them in Settings, then export again.',
});
