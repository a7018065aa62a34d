import type { ObjectName } from './objectName';

/** Notes without a value. */
type PlainNote =
  | 'addStop'
  | 'alignStops'
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
  | 'alignNodes'
  | 'changeNodes'
  | 'changePaths'
  | 'closeNodes'
  | 'deleteNodes'
  | 'deletePaths'
  | 'deleteTransitGroups'
  | 'distributeNodes'
  | 'duplicateNodes'
  | 'mergeNodes'
  | 'moveNodes'
  | 'openNodes'
  | 'pasteNodes'
  | 'reversePaths';

/** Describes an edit for the history of undo. The screen turns it into words. */
export type EditNote =
  | { readonly kind: PlainNote }
  | { readonly kind: CountedNote; readonly count: number }
  | { readonly kind: 'addEntrance' | 'connectNamedNode'; readonly name: ObjectName }
  | { readonly kind: 'copyToFloors'; readonly nodes: number; readonly floors: number }
  /** The number of the build, and how many nodes lost their room, which is not on the floor plan any more. */
  | { readonly kind: 'restoreVersion'; readonly build: number; readonly withoutRoom: number };
