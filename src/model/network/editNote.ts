import type { ObjectName } from './objectName';

/** Notes without a value. */
type PlainNote =
  | 'addStop'
  | 'describePlace'
  | 'alignStops'
  | 'beginFloorPlan'
  | 'changeTransitGroup'
  | 'connectNode'
  | 'createTransitGroup'
  | 'deleteNothing'
  | 'drawPath'
  | 'joinPaths'
  | 'mergeOthers'
  | 'placeNode'
  | 'removeStop'
  | 'revert'
  | 'splitPath';

/** Notes about so many nodes, paths or transit groups. */
type CountedNote =
  | 'addEntrances'
  | 'alignNodes'
  | 'changeNodes'
  | 'changePaths'
  | 'changeRooms'
  | 'closeNodes'
  | 'deleteNodes'
  | 'deletePaths'
  | 'deleteTransitGroups'
  | 'distributeNodes'
  | 'duplicateNodes'
  | 'generateNetwork'
  | 'mergeNodes'
  | 'moveNodes'
  | 'openNodes'
  | 'reversePaths';

/** Notes about one record beside the network. */
type NamedNote =
  | 'addAmenity'
  | 'changeKiosk'
  | 'changeRoom'
  | 'deleteRoom'
  | 'drawRoom'
  | 'mergeRooms'
  | 'moveKiosk'
  | 'removeAmenity'
  | 'removeKiosk'
  | 'splitRoom';

/** Describes an edit for the history of undo. The screen turns it into words. */
export type EditNote =
  | { readonly kind: PlainNote }
  | { readonly kind: CountedNote; readonly count: number }
  | {
      readonly kind: 'addEntrance' | 'closeTransitGroup' | 'connectNamedNode' | 'openTransitGroup';
      readonly name: ObjectName;
    }
  /** Of a room, a kiosk or an amenity, by its name on the screen. */
  | { readonly kind: NamedNote; readonly of: string }
  /** With how many nodes and paths were left out, since they would have no ground there. */
  | { readonly kind: 'copyToFloors'; readonly nodes: number; readonly floors: number; readonly leftOut: number }
  | { readonly kind: 'pasteNodes'; readonly count: number; readonly leftOut: number }
  /** The number of the build, and how many nodes lost their room, which is not on the floor plan any more. */
  | { readonly kind: 'restoreVersion'; readonly build: number; readonly withoutRoom: number };
