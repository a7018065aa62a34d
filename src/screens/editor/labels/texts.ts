import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  open: { one: 'Create {count} destination from labels', other: 'Create {count} destinations from labels' },
  title: 'Create destinations from labels',
  intro: 'Rooms of {floor} that have a label and no destination yet. Labels that look like codes are not ticked.',
  firstRooms: 'The first {most} labels are listed. Create the others afterwards.',
  all: 'All labels',
  labels: 'Labels',
  share: 'Use one destination for rooms with the same name, an existing one where there is one',
  existing: '{mesh} · uses the existing destination',
  shared: '{mesh} · shared by {count} rooms',
  own: '{mesh} · new destination',
  unticked: '{mesh}',
  cancel: 'Cancel',
  create: { one: 'Place {count} room', other: 'Place {count} rooms' },
  creating: 'Creating',
  nothingTicked: 'Tick at least one label.',
  done: { one: '{count} room has its destination.', other: '{count} rooms have their destinations.' },
  undo: 'Undo',
  undone: { one: '{count} room was emptied again.', other: '{count} rooms were emptied again.' },
  undoneExcept: {
    one: '{count} room was emptied again. Changed since, so kept: {kept}.',
    other: '{count} rooms were emptied again. Changed since, so kept: {kept}.',
  },
  taken: 'Someone else has placed a destination in one of these rooms. Nothing was created. Open the list again.',
});
