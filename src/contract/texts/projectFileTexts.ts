import { catalogue } from './catalogue';

/** The texts about project files that console and service share. */
export const projectFileText = catalogue({
  label: 'File',
  path: 'Please enter a path of at most 10 folders, without “..”.',
  uploaded: '{name} uploaded.',
  uploadedAs: '{given} was uploaded as {name}: some of its characters are not allowed in the name of a file.',
  linkOver: 'This link has expired. Open the project files again.',
});
