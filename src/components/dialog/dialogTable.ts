/** Every dialog, drawer and popover with content of the console. Each surface over a page is marked with its name. */
export const DIALOGS = {
  warning: 'Asks before what cannot be undone',
  shortcuts: 'All shortcuts',
  problem: 'What the file of a problem contains',
  legend: 'What the map shows',
  conflict: 'What somebody else has changed',
  draft: 'Unsaved work of before',
  unreadableDraft: 'Unsaved work that this release cannot open',
  accessKey: 'An access key',
  location: 'A location',
  publish: 'What publishing changes',
  createLocation: 'A new location',
  mapBounding: 'The points that tie a map to the Earth',
  mapUpload: 'Uploading a plan',
  clientSwitcher: 'The organisations that one may act for',
  globalDestination: 'Whether a change of a destination is for all of its places',
  labelPlacing: 'Destinations from labels',
  palette: 'Everything one may do',
  messages: 'Earlier error messages',
  disableTwoFactor: 'Switching two-factor off',
  crop: 'The part of a picture',
  handOff: 'Going on at another device',
  user: 'A user',
  roles: 'The legacy role editor',
  organisation: 'An organisation',
  category: 'A category',
  destination: 'A destination',
  dataType: 'The type of additional data',
  batch: 'A change of many records',
  amenity: 'An amenity',
  version: 'A version',
  kiosk: 'A kiosk',
  promotion: 'An event or an offer',
  icons: 'The icons of the organisation',
} as const;

export type DialogName = keyof typeof DIALOGS;

/** The mark of a surface: `<DialogSurface {...dialogMark('user')}>`. */
export const dialogProps = (name: DialogName): { 'data-dialog': DialogName } => ({ 'data-dialog': name });
