import { capitalised } from '@/contract/texts/capitalised';
import type { Point } from '@/model/geometry/points';
import type { MapNode } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { text } from './texts';

export type Section = 'places' | 'others' | 'nodes' | 'paths';

interface TreeMesh {
  /** `object_name` of the mesh. */
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly at: Point;
}

/** The object of a row. */
export type TreeObject =
  | { readonly kind: 'floor'; readonly uuid: string; readonly name: string }
  | { readonly kind: 'section'; readonly section: Section; readonly count: number }
  | { readonly kind: 'mesh'; readonly mesh: TreeMesh }
  /** With the name of the room that it is an entrance of. */
  | { readonly kind: 'node'; readonly node: MapNode; readonly room?: string | null }
  | { readonly kind: 'path'; readonly path: EdgeWithEnds };

export interface TreeRow {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly object: TreeObject;
  /** Whether its rows are shown; null for a row that has none. */
  readonly isOpen: boolean | null;
  /** From 1, among the rows of its parent. */
  readonly position: number;
  readonly siblings: number;
}

interface TreeContent {
  readonly floors: readonly { readonly uuid: string; readonly name: string }[];
  /** The floor that is shown; only its objects are loaded. */
  readonly shown: string | null;
  readonly places: readonly TreeMesh[];
  readonly others: readonly TreeMesh[];
  /** The names of rooms by their meshes. */
  readonly nameOf: (mesh: string) => string;
  readonly nodes: readonly MapNode[];
  readonly paths: readonly EdgeWithEnds[];
}

export const meshKey = (name: string): string => `mesh ${name}`;
export const nodeKey = (id: number): string => `node ${id}`;
export const pathKey = (id: number): string => `path ${id}`;
export const floorKey = (uuid: string): string => `floor ${uuid}`;

/** The visible rows of the tree, in order. Names are made when a row is shown: a floor may have 50,000 objects. */
export function treeRows(content: TreeContent, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  for (const [at, floor] of content.floors.entries()) {
    const isOpen = floor.uuid === content.shown && open.has(floorKey(floor.uuid));
    rows.push({
      key: floorKey(floor.uuid),
      level: 1,
      object: { kind: 'floor', ...floor },
      isOpen,
      position: at + 1,
      siblings: content.floors.length,
    });
    if (isOpen) addSections(rows, content, open);
  }
  return rows;
}

function addSections(rows: TreeRow[], content: TreeContent, open: ReadonlySet<string>): void {
  const sections: readonly (readonly [Section, readonly TreeObject[]])[] = [
    ['places', content.places.map((mesh) => ({ kind: 'mesh', mesh }))],
    ['others', content.others.map((mesh) => ({ kind: 'mesh', mesh }))],
    ['nodes', content.nodes.map((node) => ({ kind: 'node', node, room: node.mesh && content.nameOf(node.mesh) }))],
    ['paths', content.paths.map((path) => ({ kind: 'path', path }))],
  ];
  const filled = sections.filter(([, objects]) => objects.length > 0);
  for (const [at, [section, objects]] of filled.entries()) {
    const isOpen = open.has(section);
    const object: TreeObject = { kind: 'section', section, count: objects.length };
    rows.push({ key: section, level: 2, object, isOpen, position: at + 1, siblings: filled.length });
    if (!isOpen) continue;
    for (const [index, child] of objects.entries())
      rows.push({
        key: keyOf(child),
        level: 3,
        object: child,
        isOpen: null,
        position: index + 1,
        siblings: objects.length,
      });
  }
}

function keyOf(object: TreeObject): string {
  if (object.kind === 'mesh') return meshKey(object.mesh.key);
  if (object.kind === 'node') return nodeKey(object.node.id);
  if (object.kind === 'path') return pathKey(object.path.edge.id);
  return object.kind === 'floor' ? floorKey(object.uuid) : object.section;
}

/** The name of a row. */
export function rowName({ object }: TreeRow): string {
  switch (object.kind) {
    case 'floor':
      return object.name;
    case 'section':
      return text(object.section, { count: object.count });
    case 'mesh':
      return object.mesh.name === object.mesh.key ? object.mesh.key : `${object.mesh.name}, ${object.mesh.note}`;
    case 'node': {
      const node = capitalised(nodeLabel(object.node));
      return object.room ? text('entrance', { node, mesh: object.room }) : node;
    }
    case 'path':
      return capitalised(text('path', { from: nodeLabel(object.path.from), to: nodeLabel(object.path.to) }));
  }
}
