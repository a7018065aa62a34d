type Group = readonly [code: number, value: string | number];
/** A part of a drawing: its type, its layer and its groups. */
export type Entity = readonly Group[];

let handle = 0x100;

/** An entity with a handle of its own. */
export const entity = (type: string, layer: string, ...groups: readonly Group[]): Entity => [
  [0, type],
  [5, (handle++).toString(16).toUpperCase()],
  [8, layer],
  ...groups,
];

export const line = (layer: string, x1: number, y1: number, x2: number, y2: number): Entity =>
  entity('LINE', layer, [10, x1], [20, y1], [11, x2], [21, y2]);

/** A closed polyline through x, y pairs. */
export const outline = (layer: string, ...points: readonly number[]): Entity =>
  entity(
    'LWPOLYLINE',
    layer,
    [90, points.length / 2],
    [70, 1],
    ...points.map((value, at): Group => [at % 2 === 0 ? 10 : 20, value]),
  );

export const rectangle = (layer: string, x: number, y: number, width: number, depth: number): Entity =>
  outline(layer, x, y, x + width, y, x + width, y + depth, x, y + depth);

/** A text whose middle is at x, y. */
export const label = (layer: string, x: number, y: number, text: string): Entity =>
  entity('TEXT', layer, [10, x], [20, y], [40, 0.2], [1, text], [72, 1], [11, x], [21, y], [73, 2]);

export const insert = (block: string, x: number, y: number, ...groups: readonly Group[]): Entity =>
  entity('INSERT', '0', [2, block], [10, x], [20, y], ...groups);

interface Written {
  readonly entities: readonly Entity[];
  readonly blocks?: Readonly<Record<string, readonly Entity[]>>;
  /** `$INSUNITS`. */
  readonly unit?: number;
  readonly version?: string;
  readonly codePage?: string;
  /** Layers that are turned off. */
  readonly off?: readonly string[];
}

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

/** The text of a DXF file. */
export function writeDxf({ entities, blocks = {}, unit, version = 'AC1027', codePage, off = [] }: Written): string {
  const groups = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, version],
      ...(codePage
        ? ([
            [9, '$DWGCODEPAGE'],
            [3, codePage],
          ] as const)
        : []),
      ...(unit === undefined
        ? []
        : ([
            [9, '$INSUNITS'],
            [70, unit],
          ] as const)),
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LAYER'],
      ...off.flatMap((layer): Group[] => [
        [0, 'LAYER'],
        [2, layer],
        [70, 0],
        [62, -7],
      ]),
      [0, 'ENDTAB'],
    ]),
    ...section(
      'BLOCKS',
      Object.entries(blocks).flatMap(([name, parts]): Group[] => [
        ...entity('BLOCK', '0', [2, name], [70, 0], [10, 0], [20, 0]),
        ...parts.flat(),
        [0, 'ENDBLK'],
      ]),
    ),
    ...section('ENTITIES', entities.flat()),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('');
}

/**
 * A small floor: four rooms with names, a corridor, a door on each room, walls and a stray note. Lengths are multiplied,
 * for other units than metres.
 */
export function smallDrawing(options: { readonly unit?: number; readonly times?: number } = {}): string {
  const { times = 1, ...others } = options;
  const scaled = (one: Entity): Entity =>
    one.map(
      ([code, value]): Group => [code, typeof value === 'number' && code >= 10 && code < 60 ? value * times : value],
    );
  const names = ['Reading room', 'Studio', 'Kitchen', 'WC'];
  return writeDxf({
    ...others,
    entities: [
      rectangle('UMRISS', 0, 0, 16, 12),
      ...names.flatMap((name, at) => [
        rectangle('RAUM', 4 * at, 0, 4, 8),
        label('RAUMTEXT', 4 * at + 2, 4, name),
        rectangle('TÜR', 4 * at + 1.5, 7.9, 0.9, 0.2),
      ]),
      rectangle('ZONE-7', 0, 8, 16, 4),
      label('RAUMTEXT', 8, 10, 'Long hall'),
      line('WAND', 0, 8, 16, 8),
      label('NOTES', 40, 40, 'Checked in May'),
    ].map(scaled),
  });
}
