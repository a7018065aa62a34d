type Point = readonly [x: number, y: number];
/** Corners in turn, in metres. */
export type Outline = readonly Point[];

export const rectangle = (x: number, y: number, width: number, depth: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** Units of length, and the metres in one. */
const UNITS = { metre: 1, millimetre: 0.001, foot: 0.3048 };

export interface IfcFileOptions {
  readonly schema?: 'IFC2X3' | 'IFC4';
  readonly unit?: keyof typeof UNITS;
  /** Direction of true north in the axes of the file. */
  readonly north?: Point;
  /** Degrees, minutes, seconds and millionths of a second. */
  readonly latitude?: readonly number[];
  readonly longitude?: readonly number[];
  /** Where the site lies, in metres. */
  readonly at?: Point;
  readonly building?: string;
}

export interface IfcProduct {
  readonly id: string;
  readonly outline: Outline;
  /** Metres above the storey. */
  readonly low?: number;
  readonly height?: number;
}

/** A GlobalId has 22 signs. */
export const guid = (id: string): string => id.padEnd(22, '0');

/** Writes the text of an IFC file of its own, with lengths in metres given in any unit. */
export class IfcFile {
  readonly #lines: string[] = [];
  readonly #schema: 'IFC2X3' | 'IFC4';
  readonly #metres: number;
  readonly #context: string;
  readonly #site: string;
  readonly #building: string;
  readonly #sitePlace: string;
  readonly #placements = new Map<string, string>();

  constructor(options: IfcFileOptions = {}) {
    const {
      schema = 'IFC4',
      unit = 'metre',
      north,
      latitude,
      longitude,
      at = [0, 0],
      building = 'Quay House',
    } = options;
    this.#schema = schema;
    this.#metres = UNITS[unit];
    const world = this.#axes([0, 0], 0);
    const direction = north ? this.add(`IFCDIRECTION((${north.map((value) => this.#real(value)).join()}))`) : '$';
    this.#context = this.add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,${world},${direction})`);
    const units = this.add(`IFCUNITASSIGNMENT((${this.#unit(unit)}))`);
    const project = this.add(`IFCPROJECT('${guid('project')}',$,'Quay',$,$,$,$,(${this.#context}),${units})`);
    this.#sitePlace = this.#place(null, at, 0);
    const angle = (parts: readonly number[] | undefined) => (parts ? `(${parts.join()})` : '$');
    this.#site = this.add(
      `IFCSITE('${guid('site')}',$,$,$,$,${this.#sitePlace},$,$,.ELEMENT.,${angle(latitude)},${angle(longitude)},$,$,$)`,
    );
    this.#building = this.building('building', building);
    this.aggregate(project, this.#site);
  }

  /** Adds an entity; returns its reference. */
  add(entity: string): string {
    this.#lines.push(`#${this.#lines.length + 1}= ${entity};`);
    return `#${this.#lines.length}`;
  }

  building(id: string, name: string): string {
    const building = this.add(
      `IFCBUILDING('${guid(id)}',$,'${name}',$,$,${this.#place(this.#sitePlace, [0, 0], 0)},$,$,.ELEMENT.,$,$,$)`,
    );
    this.aggregate(this.#site, building);
    return building;
  }

  storey(id: string, name: string, elevation: number, building = this.#building): string {
    const place = this.#place(this.#sitePlace, [0, 0], elevation);
    const storey = this.add(
      `IFCBUILDINGSTOREY('${guid(id)}',$,'${name}',$,$,${place},$,$,.ELEMENT.,${this.#length(elevation)})`,
    );
    this.#placements.set(storey, place);
    this.aggregate(building, storey);
    return storey;
  }

  /** @param storey null for a space that is on none */
  space(
    storey: string | null,
    { id, ...product }: IfcProduct,
    {
      number = '',
      longName = '',
      composition = 'ELEMENT',
      type = 'INTERNAL',
      shape,
    }: {
      readonly number?: string;
      readonly longName?: string;
      readonly composition?: string;
      readonly type?: string;
      /** Representations other than its body. */
      readonly shape?: string;
    } = {},
  ): string {
    const on = storey === null ? this.#sitePlace : this.#placements.get(storey)!;
    const space = this.add(
      `IFCSPACE('${guid(id)}',$,'${number}',$,$,${this.#place(on, [0, 0], product.low ?? 0)},${
        shape ?? this.shape([this.body(product)])
      },'${longName}',.${composition}.,.${type}.,$)`,
    );
    if (storey !== null) this.aggregate(storey, space);
    return space;
  }

  /** A product with its attributes after the tag, contained in the storey; one without an outline has no body. */
  product(
    storey: string | null,
    type: string,
    { id, ...product }: Omit<IfcProduct, 'outline'> & { readonly outline?: Outline },
    attributes = '',
    place?: { readonly at: Point; readonly along: Point },
  ): string {
    const on = storey === null ? this.#sitePlace : this.#placements.get(storey)!;
    const { outline, height = 3, low = 0 } = product;
    const shape = outline ? this.shape([this.body({ outline, height })]) : '$';
    const made = this.add(
      `${type}('${guid(id)}',$,'${id}',$,$,${this.#place(on, place?.at ?? [0, 0], low, place?.along)},${shape},$${attributes})`,
    );
    if (storey !== null) this.contain(storey, made);
    return made;
  }

  wall(storey: string, product: IfcProduct): string {
    return this.product(storey, 'IFCWALL', product, this.#schema === 'IFC4' ? ',$' : '');
  }

  /** A door whose leaf is `outline`, in axes of its own where a place is given; null is a width that nobody wrote. */
  door(
    storey: string | null,
    product: Omit<IfcProduct, 'outline'> & { readonly outline?: Outline },
    width: number | null,
    place?: { readonly at: Point; readonly along: Point },
  ): string {
    const overall = width === null ? '$' : this.#length(width);
    return this.product(
      storey,
      'IFCDOOR',
      product,
      `,${this.#length(2)},${overall}${this.#schema === 'IFC4' ? ',$,$,$' : ''}`,
      place,
    );
  }

  /** Cuts a hole for a door into a wall. */
  opening(wall: string, door: string, product: IfcProduct, storey: string): string {
    const type = this.#schema === 'IFC4' ? ',$' : '';
    const { id, outline, height = 2 } = product;
    const opening = this.add(
      `IFCOPENINGELEMENT('${guid(id)}',$,$,$,$,${this.#place(this.#placements.get(storey)!, [0, 0], 0)},${this.shape([
        this.body({ outline, height }),
      ])},$${type})`,
    );
    this.add(`IFCRELVOIDSELEMENT('${guid(`v${id}`)}',$,$,$,${wall},${opening})`);
    this.add(`IFCRELFILLSELEMENT('${guid(`f${id}`)}',$,$,$,${opening},${door})`);
    return opening;
  }

  external(product: string, isExternal: boolean): void {
    const value = this.add(`IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.${isExternal ? 'T' : 'F'}.),$)`);
    const set = this.add(`IFCPROPERTYSET('${guid(`s${product.slice(1)}`)}',$,'Pset_WallCommon',$,(${value}))`);
    this.add(`IFCRELDEFINESBYPROPERTIES('${guid(`r${product.slice(1)}`)}',$,$,$,(${product}),${set})`);
  }

  aggregate(whole: string, ...parts: readonly string[]): void {
    this.add(`IFCRELAGGREGATES('${guid(`a${this.#lines.length}`)}',$,$,$,${whole},(${parts.join()}))`);
  }

  contain(place: string, ...elements: readonly string[]): void {
    this.add(
      `IFCRELCONTAINEDINSPATIALSTRUCTURE('${guid(`c${this.#lines.length}`)}',$,$,$,(${elements.join()}),${place})`,
    );
  }

  shape(representations: readonly string[]): string {
    return this.add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${representations.join()}))`);
  }

  /** An outline that goes up, or along a direction. */
  body({ outline, height = 3 }: Pick<IfcProduct, 'outline' | 'height'>): string {
    const profile = this.add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${this.#polyline(outline)})`);
    const up = this.add('IFCDIRECTION((0.,0.,1.))');
    const solid = this.add(`IFCEXTRUDEDAREASOLID(${profile},${this.#axes([0, 0], 0)},${up},${this.#length(height)})`);
    return this.representation('Body', 'SweptSolid', solid);
  }

  /** A closed body of level and upright faces, each a list of x, y, z in metres. */
  faces(faces: readonly (readonly (readonly [x: number, y: number, z: number])[])[]): string {
    const made = faces.map((corners) => {
      const points = corners.map((corner) =>
        this.add(`IFCCARTESIANPOINT((${corner.map((value) => this.#length(value)).join()}))`),
      );
      const loop = this.add(`IFCPOLYLOOP((${points.join()}))`);
      return this.add(`IFCFACE((${this.add(`IFCFACEOUTERBOUND(${loop},.T.)`)}))`);
    });
    const brep = this.add(`IFCFACETEDBREP(${this.add(`IFCCLOSEDSHELL((${made.join()}))`)})`);
    return this.representation('Body', 'Brep', brep);
  }

  /** An outline on the ground, as a curve. */
  footprint(outline: Outline): string {
    const set = this.add(`IFCGEOMETRICCURVESET((${this.#polyline(outline)}))`);
    return this.representation('FootPrint', 'GeometricCurveSet', set);
  }

  representation(identifier: string, type: string, item: string): string {
    return this.add(`IFCSHAPEREPRESENTATION(${this.#context},'${identifier}','${type}',(${item}))`);
  }

  text(): string {
    return [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_DESCRIPTION(('ViewDefinition [CoordinationView]'),'2;1');",
      "FILE_NAME('quay.ifc','2026-01-01T00:00:00',(''),(''),'','','');",
      `FILE_SCHEMA(('${this.#schema}'));`,
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n');
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(new TextEncoder().encode(this.text()));
  }

  #polyline(outline: Outline): string {
    const points = outline.map(([x, y]) => this.add(`IFCCARTESIANPOINT((${this.#length(x)},${this.#length(y)}))`));
    return this.add(`IFCPOLYLINE((${[...points, points[0]].join()}))`);
  }

  #unit(unit: keyof typeof UNITS): string {
    if (unit !== 'foot') return this.add(`IFCSIUNIT(*,.LENGTHUNIT.,${unit === 'metre' ? '$' : '.MILLI.'},.METRE.)`);
    const metre = this.add('IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)');
    const factor = this.add(`IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.3048),${metre})`);
    const dimensions = this.add('IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)');
    return this.add(`IFCCONVERSIONBASEDUNIT(${dimensions},.LENGTHUNIT.,'FOOT',${factor})`);
  }

  #axes([x, y]: Point, z: number, [ax, ay]: Point = [1, 0]): string {
    const point = this.add(`IFCCARTESIANPOINT((${[x, y, z].map((value) => this.#length(value)).join()}))`);
    const up = this.add('IFCDIRECTION((0.,0.,1.))');
    const along = this.add(`IFCDIRECTION((${[ax, ay, 0].map((value) => this.#real(value)).join()}))`);
    return this.add(`IFCAXIS2PLACEMENT3D(${point},${up},${along})`);
  }

  #place(parent: string | null, at: Point, z: number, along?: Point): string {
    return this.add(`IFCLOCALPLACEMENT(${parent ?? '$'},${this.#axes(at, z, along)})`);
  }

  #length(metres: number): string {
    return this.#real(metres / this.#metres);
  }

  #real(value: number): string {
    const text = String(Math.round(value * 1e6) / 1e6);
    return text.includes('.') ? text : `${text}.`;
  }
}

/** Two storeys with rooms, doors in walls, a stair and a lift; millimetres. */
export function smallIfc(options: IfcFileOptions = {}): IfcFile {
  const file = new IfcFile({ unit: 'millimetre', ...options });
  const ground = file.storey('ground', 'Ground floor', 0);
  const upper = file.storey('upper', 'First floor', 3.2);
  file.space(ground, { id: 'hall', outline: rectangle(0, 0, 10, 4) }, { number: '001', longName: 'Corridor' });
  file.space(ground, { id: 'meeting', outline: rectangle(0, 4.2, 6, 5) }, { number: '002', longName: 'Meeting' });
  file.space(
    ground,
    { id: 'cafe', outline: rectangle(6.2, 4.2, 3.8, 5) },
    { number: '003', longName: 'Wall Caf\\X2\\00E9\\X0\\' },
  );
  file.space(upper, { id: 'office-a', outline: rectangle(0, 0, 5, 4) }, { number: '101', longName: 'Office' });
  file.space(upper, { id: 'office-b', outline: rectangle(5.2, 0, 4.8, 4) }, { number: '102', longName: 'Office' });
  const inner = file.wall(ground, { id: 'inner', outline: rectangle(0, 4, 10, 0.2) });
  const outer = file.wall(ground, { id: 'outer', outline: rectangle(0, -0.4, 10, 0.4) });
  file.external(outer, true);
  const door = file.door(ground, { id: 'door', outline: rectangle(-0.45, -0.05, 0.9, 0.1), height: 2 }, 0.9, {
    at: [3, 4.1],
    along: [1, 0],
  });
  file.opening(inner, door, { id: 'hole', outline: rectangle(2.5, 4, 1, 0.2) }, ground);
  const entrance = file.door(ground, { id: 'entrance', outline: rectangle(4.2, -0.25, 1.6, 0.1), height: 2 }, 1.6);
  file.opening(outer, entrance, { id: 'gate', outline: rectangle(4.2, -0.4, 1.6, 0.4) }, ground);
  const isIfc4 = options.schema !== 'IFC2X3';
  file.product(ground, 'IFCSTAIR', { id: 'stair', outline: rectangle(8, 0.5, 1.5, 3), height: 3.2 }, ',$');
  file.product(
    ground,
    'IFCTRANSPORTELEMENT',
    { id: 'lift', outline: rectangle(0.5, 1, 1.5, 1.5), height: 2.4 },
    isIfc4 ? ',.ELEVATOR.' : ',.ELEVATOR.,$,$',
  );
  file.product(ground, 'IFCSLAB', { id: 'slab', outline: rectangle(0, 0, 10, 9), low: -0.3, height: 0.3 }, ',$');
  file.product(ground, 'IFCFURNISHINGELEMENT', { id: 'desk', outline: rectangle(1, 6, 1, 1), height: 0.8 });
  file.storey('roof', 'Roof', 6.4);
  return file;
}
