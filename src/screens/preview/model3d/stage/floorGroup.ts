import {
  BufferAttribute,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import type { ColouredBodies } from '../modelRenderer';

/** Opacity of a floor that is not the shown one. */
const FAINT = { bodies: 0.55, edges: 0.35 } as const;
/** Room in the order of drawing for the parts of a floor. */
const PARTS = 4;

/** Materials that all floors share. */
export interface FloorMaterials {
  readonly clear: MeshLambertMaterial;
  readonly faint: MeshLambertMaterial;
  /** Fills the depth of a faint floor before its colours, so that it is seen through as one and not body by body. */
  readonly depth: MeshLambertMaterial;
  readonly edge: LineBasicMaterial;
  readonly faintEdge: LineBasicMaterial;
  readonly selected: MeshLambertMaterial;
}

/** Fills lie behind edges at the same place. */
const BEHIND = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 } as const;
const BEFORE = { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 } as const;

export const floorMaterials = (): FloorMaterials => ({
  clear: new MeshLambertMaterial({ vertexColors: true, ...BEHIND }),
  faint: new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: FAINT.bodies, ...BEHIND }),
  depth: new MeshLambertMaterial({ colorWrite: false, transparent: true, ...BEHIND }),
  edge: new LineBasicMaterial({ vertexColors: true }),
  faintEdge: new LineBasicMaterial({ vertexColors: true, transparent: true, opacity: FAINT.edges }),
  selected: new MeshLambertMaterial({ vertexColors: true, ...BEFORE }),
});

export const disposeMaterials = (materials: FloorMaterials): void => {
  for (const material of Object.values(materials)) material.dispose();
};

/** x, y and z of a floor are x, z and y of the scene, whose y is up. */
function toScene(places: Float32Array): Float32Array {
  const turned = new Float32Array(places.length);
  for (let at = 0; at < places.length; at += 3) {
    turned[at] = places[at]!;
    turned[at + 1] = places[at + 2]!;
    turned[at + 2] = places[at + 1]!;
  }
  return turned;
}

function bodiesGeometry({ bodies, fills }: ColouredBodies): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(toScene(bodies.positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(toScene(bodies.normals), 3));
  geometry.setAttribute('color', new BufferAttribute(fills, 3, true));
  return geometry;
}

function edgesGeometry({ bodies, edges }: ColouredBodies): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(toScene(bodies.edges), 3));
  geometry.setAttribute('color', new BufferAttribute(edges, 3, true));
  return geometry;
}

/** A floor on the graphics processor: its bodies in one call, its edges in another. */
export interface FloorGroup {
  readonly group: Group;
  /** @param level its place in the stack, from below */
  place(options: { readonly elevation: number; readonly level: number; readonly isClear: boolean }): void;
  dispose(): void;
}

export function createFloorGroup(coloured: ColouredBodies, materials: FloorMaterials): FloorGroup {
  const group = new Group();
  const bodies = bodiesGeometry(coloured);
  const edges = edgesGeometry(coloured);
  const depth = new Mesh(bodies, materials.depth);
  const body = new Mesh(bodies, materials.clear);
  const edge = new LineSegments(edges, materials.edge);
  group.add(depth, body, edge);
  return {
    group,
    place: ({ elevation, level, isClear }) => {
      group.position.y = elevation;
      depth.visible = !isClear;
      body.material = isClear ? materials.clear : materials.faint;
      body.castShadow = isClear;
      body.receiveShadow = isClear;
      edge.material = isClear ? materials.edge : materials.faintEdge;
      for (const [part, object] of [depth, body, edge].entries()) object.renderOrder = level * PARTS + part;
    },
    dispose: () => {
      bodies.dispose();
      edges.dispose();
    },
  };
}

/** The selected room over its floor. */
export function createSelectedMesh(
  coloured: ColouredBodies,
  elevation: number,
  materials: FloorMaterials,
): { readonly mesh: Mesh; dispose(): void } {
  const geometry = bodiesGeometry(coloured);
  const mesh = new Mesh(geometry, materials.selected);
  mesh.position.y = elevation;
  mesh.receiveShadow = true;
  return { mesh, dispose: () => geometry.dispose() };
}
