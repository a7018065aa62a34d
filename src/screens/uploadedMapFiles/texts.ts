import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Uploaded map files',
  name: 'Name',
  uploadOf: 'the upload of {floor}',
  locations: 'Locations',
  buildings: 'Buildings',
  buildingsOf: '{name} Buildings',
  emptyTitle: 'Nothing has been uploaded',
  empty: 'Every floor plan that is uploaded for this location is listed here until it is deleted.',
  upload: 'Upload a floor plan',
  preview: 'Preview',
  delete: 'Delete',
  current: 'Current floor plan',
  pending: 'Not approved yet',
  approved: 'Approved before',
  one: 'upload',
  many: 'uploads',
});
