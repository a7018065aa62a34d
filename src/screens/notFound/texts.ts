import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    notFound: 'Not Found',
    notFoundText: 'This page doesn’t exist. It may have been deleted, or the link may be wrong.',
    goHome: 'Go Home',
    locationMissing: 'This location does not exist',
    locationMissingText: '{organisation} has no such location. It was deleted, or it belongs to another organisation.',
    locationUnread: 'This location could not be read',
    retry: 'Try again',
    locationOfAnother: 'This location is of another organisation',
    locationElsewhere: 'It belongs to {organisation}. You are acting for {active}.',
    switchTo: 'Switch to {organisation}',
    toLocations: 'Go to locations',
  },
  {
    locationOfAnother: 'This location is of another organization',
    locationMissingText: '{organisation} has no such location. It was deleted, or it belongs to another organization.',
  },
);
