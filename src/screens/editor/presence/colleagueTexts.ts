import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  floorDeleted: '{floor} was deleted',
  floorsDeleted: { one: '{count} floor was deleted', other: '{count} floors were deleted' },
  unknownFloor: 'A floor',
  nothingLost: '{floors} was deleted by someone else. You had no unsaved changes there.',
  nothingLostOnSeveral: '{floors} were deleted by someone else. You had no unsaved changes there.',
  lostText: 'Someone else deleted it while you were editing. These unsaved changes there can no longer be saved:',
  lostNodes: { one: '{count} new or changed node', other: '{count} new or changed nodes' },
  lostPaths: { one: '{count} new or changed path', other: '{count} new or changed paths' },
  lostRooms: { one: 'entries for {count} room', other: 'entries for {count} rooms' },
  othersKept: 'All your other changes are kept and can be saved.',
  colleagueSaved: '{who} saved changes: {what}.',
  colleagueSavedOther:
    '{who} saved changes: {what}. Some are of objects that you have changed too: you choose when you save.',
  someone: 'Someone else',
  youElsewhere: 'You, in another tab,',
  nodes: { one: '{count} node', other: '{count} nodes' },
  paths: { one: '{count} path', other: '{count} paths' },
  groups: { one: '{count} transit group', other: '{count} transit groups' },
  download: 'Download these changes',
  goOn: 'Continue editing',
});
