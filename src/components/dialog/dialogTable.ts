import type { PlainKind } from '@/contract/plainRecords';

/** Every dialog, drawer and popover with content of the console. Each surface over a page is marked with its name. */
export const DIALOGS = {
  warning: 'Asks before what cannot be undone',
  shortcuts: 'All shortcuts',
  problem: 'What the file of a problem contains',
  legend: 'What the map shows',
  conflict: 'What somebody else has changed',
  copyNetwork: 'What copying the network of a floor would do',
  draft: 'Unsaved work of before',
  lostEdits: 'Unsaved work on a floor that somebody deleted',
  unreadableDraft: 'Unsaved work that this release cannot open',
  accessKey: 'An access key',
  location: 'A location',
  publish: 'What publishing changes',
  createLocation: 'A new location',
  mapBounding: 'The points that tie a map to the Earth',
  mapUpload: 'Uploading a plan',
  floorsImport: 'Floors of a whole building from one file',
  clientSwitcher: 'The organisations that one may act for',
  globalDestination: 'Whether a change of a destination is for all of its places',
  itemPicker: 'Events, offers or destinations inside a room',
  versions: 'Earlier states of a network',
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
  fileImport: 'A file of destinations, events or offers that is imported',
  fileImportReport: 'The effects of an import of a file',
  version: 'A version',
  kiosk: 'A kiosk',
  advertising: 'What a location advertises',
  skin: 'A skin',
  variable: 'A variable of a skin',
  override: 'What a location overrides of a skin',
  promotion: 'An event or an offer',
  icons: 'The icons of the organisation',
} as const;

/** The form of a plain record has the name of its kind. */
export type DialogName = keyof typeof DIALOGS | PlainKind;

/** The mark of a surface: `<DialogSurface {...dialogMark('user')}>`. */
export const dialogProps = (name: DialogName): { 'data-dialog': DialogName } => ({ 'data-dialog': name });
