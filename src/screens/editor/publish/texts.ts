import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  publish: 'Publish',
  publishing: 'Publishing',
  preview: 'Preview',
  previewHint: 'Preview: the map as visitors would see it, with what is saved',
  cancelPublishing: 'Cancel publishing',
  close: 'Close',
  publishHint: 'Show visitors the saved changes',
  published: 'Visitors see the latest changes, published on {time}.',
  nothingToPublish: 'Upload a floor plan first: there is nothing to publish yet.',
});
