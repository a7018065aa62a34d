import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    title: 'Route cases',
    keep: 'Keep as a case',
    keepHint: 'Checks after every edit that this route exists and is not longer.',
    notSaved: 'This node is not saved yet. Save first.',
    nodeMissing: 'This kiosk is at no node.',
    endMissing: 'This end no longer exists.',
    defaultName: '{from} to {to}',
    defaultStepFree: '{from} to {to}, step-free',
    node: 'Node {id}',
    name: 'Name',
    maxMetres: 'At most (metres)',
    maxSeconds: 'At most (seconds, optional)',
    save: 'Save',
    cancel: 'Cancel',
    show: 'Show',
    edit: 'Edit',
    remove: 'Delete',
    removeTitle: 'Delete “{name}”?',
    removeText: 'Nobody is warned any more when this route breaks.',
    fails: 'Fails',
    isMet: 'Holds',
    conflict: 'Somebody else has changed this case. Look at their changes in the form, then save again.',
  },
  { maxMetres: 'At most (meters)' },
);
