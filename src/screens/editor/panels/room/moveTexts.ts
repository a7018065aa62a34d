import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Move {name} to another room',
  floor: 'Floor',
  room: 'Room',
  hint: 'Rooms without a destination. {name} keeps its details, and its route cases follow it.',
  noPlan: 'The floor plan could not be loaded.',
  chooseFirst: 'Choose a room of the list first.',
  move: 'Move',
  cancel: 'Cancel',
  undo: 'Undo',
});
