import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    manage: 'Manage custom icons',
    title: 'Custom icons',
    hint: 'PNG files, or a .zip of PNG files. Choose them, drop them here or paste them.',
    chooseFiles: 'Choose files',
    fileInput: 'Icon files',
    reading: 'Uploading icons',
    cancelUpload: 'Cancel upload',
    cancelled: 'Cancelled',
    results: 'Uploaded files',
    uploaded: 'Uploaded',
    waiting: 'Waiting',
    own: 'Icons of your organisation',
    none: 'There are no custom icons yet.',
    unused: 'Not in use',
    usedBy: 'Used by {uses}',
    delete: 'Delete {name}',
    deleteTitle: 'Delete {name}?',
    deleteText: 'This process cannot be reversed. No category and no amenity uses this icon.',
    inUse: 'Used by {uses}. Choose another icon there first.',
    deleting: 'Another icon is being deleted.',
    close: 'Close',
  },
  {
    own: 'Icons of your organization',
    cancelled: 'Canceled',
  },
);
