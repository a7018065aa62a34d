import { catalogue } from '@/contract/texts/catalogue';

/** The texts of changes of many kiosks at once. */
export const text = catalogue({
  moveSelected: 'Move selected',
  decommissionSelected: 'Decommission selected',
  deleteSelected: 'Delete selected',
  moveTitle: { one: 'Move {count} kiosk', other: 'Move {count} kiosks' },
  moveText: 'At another location a kiosk loses its place on the map and the build that it has chosen.',
  move: { one: 'Move {count} kiosk', other: 'Move {count} kiosks' },
  decommissionTitle: { one: 'Decommission {count} kiosk?', other: 'Decommission {count} kiosks?' },
  decommissionText: {
    one: '{count} of them is commissioned. Its device stops and asks for a code. This cannot be undone.',
    other: '{count} of them are commissioned. Their devices stop and ask for a code. This cannot be undone.',
  },
  decommission: { one: 'Decommission {count} kiosk', other: 'Decommission {count} kiosks' },
  deleteTitle: { one: 'Delete {count} kiosk?', other: 'Delete {count} kiosks?' },
  deleteText: 'Their devices stop and ask for a code. This cannot be undone.',
  delete: { one: 'Delete {count} kiosk', other: 'Delete {count} kiosks' },
});
