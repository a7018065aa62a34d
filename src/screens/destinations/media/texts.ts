import { catalogue } from '@/contract/texts/catalogue';

/** The texts of pictures, files and documents of a destination. */
export const text = catalogue(
  {
    pictureHint: 'JPEG or PNG, 500 x 500 pixels recommended.',
    mapLogoHint: 'Shown on the map for flagships. JPEG or PNG, 500 x 500 pixels recommended.',
    files: 'Files',
    noGroups: 'The organisation has no file groups. An administrator adds them in the settings of the organisation.',
    noFile: 'No file yet',
    upload: 'Upload',
    replace: 'Replace',
    uploadFor: '{button}: {name}',
    fileFor: 'File for {name}',
    uploading: 'Uploading {name}',
    cancel: 'Cancel',
    fileInfo: '{name} ({size})',
    sentAfterSave: '{name}, will be uploaded when you create the destination',
    megabytes: '{size} MB',
    kilobytes: '{size} KB',
    tooLarge: 'The file must not be larger than 100MB.',
    uploadPdf: 'Upload PDF',
    remove: 'Remove',
    removeOf: 'Remove: {name}',
    urlOf: 'Address of {name}',
    uploaded: 'An uploaded document.',
    openDocument: 'Open',
  },
  {
    noGroups: 'The organization has no file groups. An administrator adds them in the settings of the organization.',
  },
);
