import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  draftTitle: 'Unsaved work was found on this device',
  draftChanged: 'It was last changed {time} and was never saved.',
  draftText:
    'Restore it to continue. Changes that others saved since are merged; where both changed the same value, you choose.',
  discard: 'Discard',
  download: 'Download',
  restore: 'Restore',
  unreadableTitle: 'Unsaved work on this device cannot be opened',
  'unreadable.newer-version':
    'A newer version of this console wrote it. Reload the page to get that version, then open it again.',
  'unreadable.damaged': 'It is damaged. Download it so that support can look for what is left of it.',
  back: 'Back to locations',
  conflictTitle: 'Somebody else changed the same',
  conflictText: 'Nothing was overwritten. Choose a version of each; Undo brings your own version back.',
  'conflict.node': 'Node {id}, {field}',
  'conflict.edge': 'Path {id}, {field}',
  'conflict.group': 'Transit group {id}, {field}',
  'field.record': 'the whole',
  'field.multiplierZ': 'multiplier of the height',
  'field.dynamicRoute': 'external time delay',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  before: 'Before: {value}',
  mine: 'Mine: {value}',
  theirs: 'Theirs: {value}',
  allMine: 'All mine',
  allTheirs: 'All theirs',
  later: 'Later',
  use: 'Use these',
});
