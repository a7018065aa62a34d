import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    notFound: 'Not Found',
    notFoundText: 'This page doesn’t exist. It may have been deleted, or the link may be wrong.',
    goHome: 'Go Home',
    locationMissing: 'This location does not exist',
    locationMissingText: '{organisation} has no such location. It was deleted, or it belongs to another organisation.',
    toLocations: 'Go to locations',
  },
  {
    locationMissingText: '{organisation} has no such location. It was deleted, or it belongs to another organization.',
  },
);
