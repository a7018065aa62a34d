/** The attributes of an entity by their names (IFC 2x3, 4 and 4.3), as a reader of STEP gives them. */
export type IfcLine = Readonly<Record<string, unknown>>;

/**
 * Triangles one after the other, nine numbers each: x, y, z of its corners in metres. x is that of the file, y runs
 * against the y axis of the file, down the screen, and z is the height.
 */
export type IfcBody = Float64Array;

export const NO_BODY: IfcBody = new Float64Array(0);

/** The part of an IFC file that floors need. Entities have the numbers of the file: `#12` is 12. */
export interface IfcModel {
  /** Numbers of all entities of a type and its subtypes; the type in capitals, as the file has it. */
  idsOf(type: string): readonly number[];
  /** `IfcDoor`. */
  typeOf(id: number): string;
  /** Null where the file has no such entity. */
  line(id: number): IfcLine | null;
  /** Where a placement lies: four by four by columns, in the axes and the unit of the file; null where it is damaged. */
  placement(id: number): readonly number[] | null;
  /** The shape of a product alone, without its parts; empty where it has none that can be read. */
  body(id: number): IfcBody;
  /** Gives its memory back. */
  close(): void;
}

/**
 * Opens an IFC file.
 * @param onProgress called with the share of the file that was read, 0 to 1
 * @throws MeshError where it is damaged
 */
export type OpenIfc = (bytes: Uint8Array, onProgress?: (share: number) => void) => Promise<IfcModel>;
