import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  pointerAt: 'x {x}, y {y}',
  measured: 'Measurement',
  saving: 'Saving',
  saved: 'Saved',
  undecided: 'Not saved yet: choose what to keep',
  planMissing: 'Floor plan not loaded',
  saveState: 'Save state',
  counts: '{nodes} nodes, {paths} paths',
  refused: 'Not saved. {error} Your changes are kept on this device.',
  waitingForNetwork: 'Waiting for the network · kept on this device',
  waitingForService: 'Not saved yet, trying again · kept on this device. {error}',
  draftInDanger: 'This device cannot keep unsaved work. Save soon.',
  typedRooms: { one: '{count} room with unsaved entries', other: '{count} rooms with unsaved entries' },
  typedRoomsWaiting: {
    one: '{count} room waiting for the network · kept on this device',
    other: '{count} rooms waiting for the network · kept on this device',
  },
  typedForms: 'Unsaved entries of a node, kiosk or route case',
  notKeptYet: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  unsaved: {
    one: '{count} unsaved change · kept on this device',
    other: '{count} unsaved changes · kept on this device',
  },
});
