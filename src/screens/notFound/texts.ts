import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  notFound: 'Not Found',
  notFoundText: 'This page doesn’t exist. It may have been deleted, or the link may be wrong.',
  goHome: 'Go Home',
});
