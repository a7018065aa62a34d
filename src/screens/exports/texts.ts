import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    title: 'Exports',
    apple: 'Export Apple CSV',
    google: 'Export Google PDFs',
    imdf: 'Export IMDF',
    notes: 'Before you send the IMDF archive',
    /** Where the service sends no message. */
    requested: 'Export requested.',
    progress: 'Export',
    stage: 'Exporting: {stage}',
    cancel: 'Cancel export',
    cancelled: 'The export was cancelled. Nothing was saved.',
    files: 'Exported files',
    none: 'Exported files appear here. You can leave while they are made.',
    listFailed: 'The exported files could not be loaded. {reason}',
  },
  { cancelled: 'The export was canceled. Nothing was saved.' },
);
