import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  'clip.not-a-network': 'The clipboard holds no nodes or paths.',
  'clip.newer-version': 'What was copied comes from a newer version of Atrium. Reload this page, then paste again.',
  'clip.too-large': 'More than 20,000 nodes or paths cannot be pasted at once.',
  noPlan: 'The floor plan is not loaded, so the map cannot be aligned to it.',
  noDirection: 'The walls of this floor have no main direction, so the map cannot be aligned to them.',
  fitsBest: 'Rotated by a quarter, the floor would not be larger in this window.',
  alreadyAligned: 'The map is already aligned to the building.',
  copyByKeys: 'The browser does not let this page write to the clipboard. Press Ctrl+C instead.',
  pasteByKeys: 'The browser does not let this page read the clipboard. Press Ctrl+V instead.',
});
