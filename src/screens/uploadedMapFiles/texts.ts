import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Uploaded map files',
  name: 'Name',
  uploadOf: 'the upload of {floor}',
  locations: 'Locations',
  buildings: 'Buildings',
  buildingsOf: '{name} Buildings',
  emptyTitle: 'No uploaded map files yet',
  empty: 'Floor plans that you upload for this location are listed here until you delete them.',
  upload: 'Upload a floor plan',
  preview: 'Preview',
  delete: 'Delete',
  current: 'Current floor plan',
  pending: 'Not approved yet',
  approved: 'Previously approved',
  one: 'upload',
  many: 'uploads',
});
