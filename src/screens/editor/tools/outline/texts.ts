import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  'menu.draw': 'Draw a room…',
  'menu.split': 'Split room…',
  'menu.merge': 'Merge with…',
  'menu.remove': 'Delete room',
  noRoom: 'Select a room first.',
  draw: 'Draw a room',
  drawNote: 'Click each corner on the floor plan. Click the first one again, or press Enter, to finish.',
  split: 'Split {room}',
  splitNote:
    'Draw a line through the room, from outline to outline. The larger half keeps the name and the destination.',
  merge: 'Merge {room}',
  mergeNote: 'Click the room to merge with, or choose it here. The merged room keeps the destination.',
  name: 'Name of the room',
  corners: { one: '{count} corner', other: '{count} corners' },
  removeCorner: 'Remove last corner',
  removePoint: 'Remove last point',
  noCorner: 'There is no corner yet.',
  noLine: 'Click where the line begins and where it ends.',
  drawRoom: 'Draw room',
  splitRoom: 'Split room',
  mergeWith: 'Merge with {room}',
  neighbours: 'Rooms beside it',
  noNeighbour: 'No room is within 0.3 m of it.',
  cancel: 'Cancel',
  undo: 'Undo',
});
