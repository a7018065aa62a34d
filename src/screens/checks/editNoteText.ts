import { catalogue } from '@/contract/texts/catalogue';
import type { EditNote } from '@/model/network/editNote';
import { objectLabel } from './objectLabel';

const text = catalogue({
  addAmenity: 'Added the amenity {of}',
  addEntrance: 'Added an entrance of {name}',
  addEntrances: { one: 'Connected an entrance', other: 'Connected {count} entrances' },
  addStop: 'Added a stop',
  alignNodes: { one: 'Aligned a node', other: 'Aligned {count} nodes' },
  alignStops: 'Aligned the stops',
  changeKiosk: 'Changed the kiosk {of}',
  changeNodes: { one: 'Changed a node', other: 'Changed {count} nodes' },
  changePaths: { one: 'Changed a path', other: 'Changed {count} paths' },
  changeRoom: 'Changed {of}',
  changeRooms: { one: 'Changed a room', other: 'Changed {count} rooms' },
  changeTransitGroup: 'Changed a transit group',
  closeNodes: { one: 'Closed a node', other: 'Closed {count} nodes' },
  closeTransitGroup: 'Closed {name}',
  connectNamedNode: 'Connected {name}',
  connectNode: 'Connected a node',
  copyToFloors: 'Copied {copied} to {target}',
  leftOut: {
    one: '{done}. A node or path was left out: it would be outside of the building, or lead through a wall or room',
    other:
      '{done}. {count} nodes and paths were left out: they would be outside of the building, or lead through walls or rooms',
  },
  createTransitGroup: 'Created a transit group',
  deleteNodes: { one: 'Deleted a node', other: 'Deleted {count} nodes' },
  deleteNothing: 'Deleted nothing',
  deleteRoom: 'Deleted the room {of}',
  deletePaths: { one: 'Deleted a path', other: 'Deleted {count} paths' },
  deleteTransitGroups: { one: 'Deleted a transit group', other: 'Deleted {count} transit groups' },
  describePlace: 'Changed the description of a node',
  distributeNodes: { one: 'Distributed a node', other: 'Distributed {count} nodes' },
  beginFloorPlan: 'Began the floor plan',
  drawRoom: 'Drew the room {of}',
  drawPath: 'Drew a path',
  duplicateNodes: { one: 'Duplicated a node', other: 'Duplicated {count} nodes' },
  generateNetwork: { one: 'Generated a network of a node', other: 'Generated a network of {count} nodes' },
  joinPaths: 'Joined two paths',
  mergeRooms: 'Merged rooms into {of}',
  moveKiosk: 'Moved the kiosk {of}',
  removeAmenity: 'Removed the amenity {of} from its node',
  removeKiosk: 'Removed the kiosk {of} from its node',
  mergeNodes: { one: 'Merged a node', other: 'Merged {count} nodes' },
  mergeOthers: 'Merged others’ changes',
  moveNodes: { one: 'Moved a node', other: 'Moved {count} nodes' },
  openNodes: { one: 'Opened a node', other: 'Opened {count} nodes' },
  openTransitGroup: 'Opened {name}',
  pasteNodes: { one: 'Pasted a node', other: 'Pasted {count} nodes' },
  placeNode: 'Placed a node',
  removeStop: 'Removed a stop',
  restoreVersion: 'Restored the network of build {build}',
  restoreWithoutRoom: {
    one: 'Restored the network of build {build}; a node lost its room, which is gone',
    other: 'Restored the network of build {build}; {count} nodes lost their rooms, which are gone',
  },
  revert: 'Reverted',
  reversePaths: { one: 'Reversed a path', other: 'Reversed {count} paths' },
  splitRoom: 'Split the room {of}',
  splitPath: 'Split a path',
  nodes: { one: 'a node', other: '{count} nodes' },
  floors: { one: 'a floor', other: '{count} floors' },
});

/** Describes an edit in the past tense. */
export function editNoteText(note: EditNote): string {
  if (note.kind === 'copyToFloors') {
    const copied = text('nodes', { count: note.nodes });
    return leftOutText(text('copyToFloors', { copied, target: text('floors', { count: note.floors }) }), note.leftOut);
  }
  if (note.kind === 'pasteNodes') return leftOutText(text('pasteNodes', { count: note.count }), note.leftOut);
  if (note.kind === 'restoreVersion') {
    const { build, withoutRoom: count } = note;
    return count > 0 ? text('restoreWithoutRoom', { build, count }) : text('restoreVersion', { build });
  }
  if ('of' in note) return text(note.kind, { of: note.of });
  if ('name' in note) return text(note.kind, { name: objectLabel(note.name) });
  return 'count' in note ? text(note.kind, { count: note.count }) : text(note.kind);
}

const leftOutText = (done: string, count: number): string => (count > 0 ? text('leftOut', { done, count }) : done);
