import { catalogue } from '@/contract/texts/catalogue';

/** The texts of changes of many records that the service makes. */
export const text = catalogue({
  'running.deleteDestination': 'Deleting destinations: {done} of {all}',
  'running.restoreDestination': 'Putting back destinations: {done} of {all}',
  'running.updateDestination': 'Changing destinations: {done} of {all}',
  'running.deleteKiosk': 'Deleting kiosks: {done} of {all}',
  'running.decommissionKiosk': 'Decommissioning kiosks: {done} of {all}',
  'running.updateKiosk': 'Moving kiosks: {done} of {all}',
  'running.deleteIcon': 'Deleting icons: {done} of {all}',
  'done.deleteDestination': { one: '{count} destination deleted.', other: '{count} destinations deleted.' },
  'done.restoreDestination': { one: '{count} destination restored.', other: '{count} destinations restored.' },
  'done.updateDestination': { one: '{count} destination changed.', other: '{count} destinations changed.' },
  'done.deleteKiosk': { one: '{count} kiosk deleted.', other: '{count} kiosks deleted.' },
  'done.decommissionKiosk': { one: '{count} kiosk decommissioned.', other: '{count} kiosks decommissioned.' },
  'done.updateKiosk': { one: '{count} kiosk moved.', other: '{count} kiosks moved.' },
  'done.deleteIcon': { one: '{count} icon deleted.', other: '{count} icons deleted.' },
  except: '{done} {count} could not be changed: {names}.',
  stopped: '{done} {count} left as they were.',
  until: '{done} You can put them back until {time}.',
  putBack: { one: 'Put back {count} destination', other: 'Put back {count} destinations' },
  tooMany: 'At most {most} records are changed at once. Select fewer.',
  unread: 'The state of running changes could not be read. {reason}',
  retry: 'Retry',
  stop: 'Stop',
  dismiss: 'Dismiss',
});
