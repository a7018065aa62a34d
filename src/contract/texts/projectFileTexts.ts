import { catalogue } from './catalogue';

/** The texts about project files that console and service share. */
export const projectFileText = catalogue(
  {
    label: 'File',
    path: 'Please enter a path of at most 10 folders, without “..”.',
    uploaded: '{name} uploaded.',
    overQuota: 'Your organisation may store {limit}. Delete files that you no longer need, then try again.',
    linkOver: 'This link has expired. Open the project files again.',
  },
  { overQuota: 'Your organization may store {limit}. Delete files that you no longer need, then try again.' },
);
