import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  notFound: 'Not Found',
  notFoundText: 'There is nothing at this address. It may have been deleted, or the link is wrong.',
  goHome: 'Go Home',
});
