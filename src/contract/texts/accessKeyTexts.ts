import { catalogue } from './catalogue';

/** The texts about access keys that console and service share. */
export const accessKeyText = catalogue({
  label: 'Access key',
  invalidUrl: 'Invalid URL',
  nameMissing: 'Please input a name.',
  tooManyDomains: 'A key may have 100 domains.',
  newName: 'Access key of {name}',
  created: 'Access key generated.',
  deactivated: 'Access key deactivated.',
  needed: 'This location is shown to apps with a valid access key alone.',
  refused: 'This access key cannot be used here.',
  tooMany: 'A location may have 20 access keys.',
});
