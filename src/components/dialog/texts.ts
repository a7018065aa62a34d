import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  difference: '{label}: yours is “{mine}”, theirs is “{theirs}”',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  notYet: 'Not yet',
  leaveTitle: 'Leave without saving?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  pan: 'Pan',
  panKeys: 'Space+drag, middle button',
  zoomAtPointer: 'Zoom at the pointer',
  holdAxis: 'Keep a drag straight',
  stopSnapping: 'Turn off snapping',
  everywhere: 'Everywhere',
  mapEditor: 'Map editor',
  close: 'Close',
  shortcuts: 'Shortcuts',
  singleKeys: 'Single-key shortcuts',
  confirm: 'Confirm',
  typeName: 'Type “{name}” to confirm',
  cancel: 'Cancel',
});
