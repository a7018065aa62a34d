import type { Point } from '@/model/geometry/points';
import type { NewNode } from '../edits/addNode';
import type { EdgeId, NodeId } from '../network';
import type { Join } from '../operations/connectToPath';
import type { Selection } from '../selection';

/** The effect of a fix, by the name of its operation. */
export type FixStep =
  | { readonly type: 'connectToPath'; readonly node: NodeId; readonly path: EdgeId; readonly join: Join }
  | { readonly type: 'joinPaths'; readonly one: EdgeId; readonly other: EdgeId; readonly at: Point }
  | { readonly type: 'drawPath'; readonly from: NodeId; readonly to: NodeId }
  | { readonly type: 'removeSelection'; readonly selection: Selection }
  | { readonly type: 'setEntrance'; readonly node: NodeId; readonly mesh: string | null }
  | { readonly type: 'moveNode'; readonly node: NodeId; readonly to: Point }
  | {
      readonly type: 'addEntrance';
      readonly entrance: NewNode;
      readonly path: EdgeId;
      readonly join: Join;
      readonly label: string;
    }
  | { readonly type: 'uniteNodes'; readonly nodes: readonly NodeId[] }
  | { readonly type: 'openBothWays'; readonly path: EdgeId }
  | { readonly type: 'allowTravel'; readonly path: EdgeId; readonly travel: string };
