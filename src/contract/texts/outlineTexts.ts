import { catalogue } from './catalogue';

/** The texts about corrected outlines that console and service share. */
export const outlineText = catalogue({
  begun: 'The floor plan is begun: draw its rooms',
  drawn: 'Room drawn',
  split: 'Room split',
  merged: 'Rooms merged',
  removed: 'Removed from the floor plan',
  unbegun: 'The floor has no floor plan again',
  undone: 'The outline is as it was before',
  noFloorPlan: 'This floor has no floor plan yet. Upload one, or begin one on the map.',
  'undo.changed': 'The floor plan has changed since. Only the last correction can be undone.',
  'undo.gone': 'This correction can no longer be undone.',
  'refused.unknown-mesh': 'The floor plan has no such room. It may have been merged in the meantime.',
  'refused.too-few-rooms': 'Choose another room to merge with.',
  'refused.not-touching': 'These rooms do not touch. Rooms with at most 0.3 m between them can be merged.',
  'refused.several-destinations': 'Several of these rooms have destinations. Remove all destinations but one first.',
  'refused.has-destination': 'A room with a destination stays. Remove its destination first, under Settings.',
  'refused.line-misses': 'The line does not divide the room. Begin and end it on the outline of the room.',
  'refused.line-crosses-again': 'The line goes through the room more than once. Draw it so that it leaves two halves.',
  'refused.crosses-itself': 'The line crosses itself. Remove the last corners with Backspace.',
  'refused.too-few-corners': 'A room needs at least three corners.',
  'refused.too-many-corners': 'A room may have 500 corners.',
  'refused.too-small': 'A room needs at least 0.25 m².',
  'refused.too-complex': 'These outlines are too complex to be merged.',
  'refused.name-taken': 'The floor plan has a room of this name. Choose another one.',
  'refused.name-invalid': 'Enter a name of up to 100 characters.',
});
