import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  partFailed: 'This part of the page could not be loaded.',
  actionFailed: 'This could not be done. Check your connection and try again.',
  dialogFailed: 'This could not be opened. Check your connection and try again.',
  pageFailed: 'This page could not be loaded',
  pageFailedText: 'Check your connection. The page opens as soon as it can be reached.',
  outdated: 'A new version of Atrium is there',
  outdatedText: 'Reload the page to go on with it. Drafts of the map are kept.',
  partOutdated: 'A new version of Atrium is there. Reload the page to go on with it; save what you have typed first.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
});
