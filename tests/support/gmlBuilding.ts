/** A space as a box, in metres: its corner, its size and the height of its ground. */
export interface GmlBox {
  readonly id: string;
  readonly name?: string;
  readonly type?: string;
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, depth: number, height: number];
  /** Elements beside its name. */
  readonly more?: string;
}
export interface GmlNode {
  readonly id: string;
  readonly cell?: string;
  readonly at?: readonly [x: number, y: number, z: number];
}
export interface GmlPath {
  readonly id: string;
  readonly ends: readonly string[];
  readonly points?: readonly (readonly [x: number, y: number, z: number])[];
  readonly boundary?: string;
}
export interface GmlParts {
  readonly boxes?: readonly GmlBox[];
  readonly nodes?: readonly GmlNode[];
  readonly paths?: readonly GmlPath[];
  /** Further members as they are written. */
  readonly more?: string;
  readonly head?: string;
}

const positions = (points: readonly (readonly number[])[]): string =>
  points.map((point) => `<gml:pos>${point.join(' ')}</gml:pos>`).join('');
const face = (id: string, points: readonly (readonly number[])[]): string =>
  `<gml:surfaceMember><gml:Polygon gml:id="${id}"><gml:exterior><gml:LinearRing>${positions([
    ...points,
    points[0] ?? [],
  ])}</gml:LinearRing></gml:exterior></gml:Polygon></gml:surfaceMember>`;

function solid({ id, at: [x, y, z], size: [w, d, h] }: GmlBox): string {
  const corners = [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ] as const;
  const level = (height: number) => corners.map(([cx, cy]) => [cx, cy, height]);
  const sides = corners.map((one, at) => {
    const other = corners[(at + 1) % 4] ?? one;
    return [
      [...one, z],
      [...other, z],
      [...other, z + h],
      [...one, z + h],
    ];
  });
  const faces = [level(z), level(z + h), ...sides].map((points, at) => face(`${id}-${at}`, points));
  return `<core:cellSpaceGeometry><core:Geometry3D><gml:Solid><gml:exterior><gml:Shell>${faces.join('')}</gml:Shell></gml:exterior></gml:Solid></core:Geometry3D></core:cellSpaceGeometry>`;
}

/** A file of IndoorGML 1.0 with spaces that are boxes, and a graph. */
export function gmlFile({ boxes = [], nodes = [], paths = [], more = '', head = '' }: GmlParts): Uint8Array {
  const cells = boxes.map((box) => {
    const type = box.type ?? 'core:CellSpace';
    const name = box.name === undefined ? '' : `<gml:name>${box.name}</gml:name>`;
    return `<core:cellSpaceMember><${type} gml:id="${box.id}">${name}${box.more ?? ''}${solid(box)}</${type}></core:cellSpaceMember>`;
  });
  const states = nodes.map(({ id, cell, at }) => {
    const dual = cell === undefined ? '' : `<core:duality xlink:href="#${cell}"/>`;
    const point = at ? `<core:geometry><gml:Point>${positions([at])}</gml:Point></core:geometry>` : '';
    return `<core:stateMember><core:State gml:id="${id}">${dual}${point}</core:State></core:stateMember>`;
  });
  const transitions = paths.map(({ id, ends, points = [], boundary }) => {
    const dual = boundary === undefined ? '' : `<core:duality xlink:href="#${boundary}"/>`;
    const connects = ends.map((end) => `<core:connects xlink:href="#${end}"/>`).join('');
    const line = `<core:geometry><gml:LineString>${positions(points)}</gml:LineString></core:geometry>`;
    return `<core:transitionMember><core:Transition gml:id="${id}"><core:weight>1</core:weight>${connects}${dual}${line}</core:Transition></core:transitionMember>`;
  });
  const namespaces =
    'xmlns:core="http://www.opengis.net/indoorgml/1.0/core" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:navi="http://www.opengis.net/indoorgml/1.0/navigation" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n${head}<core:IndoorFeatures ${namespaces} gml:id="all"><core:primalSpaceFeatures><core:PrimalSpaceFeatures>${cells.join('')}${more}</core:PrimalSpaceFeatures></core:primalSpaceFeatures><core:multiLayeredGraph>${[...states, ...transitions].join('')}</core:multiLayeredGraph></core:IndoorFeatures>`,
  );
}

/** Two rooms beside each other behind a wall of 20 cm, and a room above the first with stairs between. */
export const smallGml: GmlParts = {
  boxes: [
    { id: 'C1', name: 'Office', at: [1000, 2000, 0], size: [5, 4, 2.5] },
    { id: 'C2', name: 'Kitchen', at: [1005.2, 2000, 0], size: [3, 4, 2.5] },
    { id: 'C3', name: 'Attic', at: [1000, 2000, 2.8], size: [5, 4, 2.5] },
  ],
  nodes: [
    { id: 'R1', cell: 'C1', at: [1002, 2002, 0.5] },
    { id: 'R2', cell: 'C2', at: [1007, 2002, 0.5] },
    { id: 'R3', cell: 'C3', at: [1002, 2001, 3.3] },
  ],
  paths: [
    {
      id: 'T1',
      ends: ['R1', 'R2'],
      points: [
        [1002, 2002, 0.5],
        [1005.1, 2001, 0.5],
        [1007, 2002, 0.5],
      ],
    },
    {
      id: 'T2',
      ends: ['R2', 'R1'],
      points: [
        [1007, 2002, 0.5],
        [1005.1, 2001, 0.5],
        [1002, 2002, 0.5],
      ],
    },
    {
      id: 'T3',
      ends: ['R3', 'R1'],
      points: [
        [1002, 2001, 3.3],
        [1002, 2002, 0.5],
      ],
    },
  ],
};
