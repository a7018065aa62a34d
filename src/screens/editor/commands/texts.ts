import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  'clip.not-a-network': 'The clipboard holds no nodes or paths.',
  'clip.newer-version': 'What was copied comes from a newer version of Atrium. Reload this page, then paste again.',
  'clip.too-large': 'More than 20,000 nodes or paths cannot be pasted at once.',
  copyByKeys: 'The browser does not let this page write to the clipboard. Press Ctrl+C instead.',
  pasteByKeys: 'The browser does not let this page read the clipboard. Press Ctrl+V instead.',
});
