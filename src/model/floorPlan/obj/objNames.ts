import { lineError } from '../meshError';
import { MeshSpans } from './meshSpans';
import { NameTable } from './nameTable';

const MOST_LIBRARIES = 100;

/** The current mesh and material while an OBJ file is read. */
export class ObjNames {
  readonly spans = new MeshSpans();
  readonly libraries: string[] = [];
  /** Number of the current mesh, -1 before the first. */
  mesh = -1;
  readonly #meshes = new NameTable();
  readonly #materials = new NameTable();
  readonly #most: number;
  #material = -1;
  /** Name of the last object, and whether a group has begun the current mesh. */
  #object: string | null = null;
  #isGroup = false;

  /** @param most limit for the names of meshes and of materials */
  constructor(most: number) {
    this.#most = most;
  }

  get meshes(): readonly string[] {
    return this.#meshes.names;
  }

  get materials(): readonly string[] {
    return this.#materials.names;
  }

  /** Name of the current mesh, null before the first. */
  get present(): string | null {
    return this.mesh < 0 ? null : this.#meshes.names[this.mesh]!;
  }

  /**
   * From `triangle` on, triangles belong to the mesh with this name.
   * @returns whether no mesh had it before
   * @throws MeshError beyond the limit
   */
  beginMesh(name: string, triangle: number, line: number, isGroup = false): boolean {
    const known = this.#meshes.names.length;
    const object = isGroup ? this.#object : name;
    this.mesh = this.#meshes.number(name);
    this.#object = object;
    this.#isGroup = isGroup;
    this.#limit(this.#meshes, line);
    this.spans.begin(this.mesh, this.#material, triangle);
    return this.#meshes.names.length > known;
  }

  /** From `triangle` on, triangles have the material with this name. @throws MeshError beyond the limit */
  setMaterial(name: string, triangle: number, line: number): void {
    this.#material = this.#materials.number(name);
    this.#limit(this.#materials, line);
    if (this.#isGroup && isGroupOfMaterial(this.present, this.#object, name))
      this.mesh = this.#meshes.number(this.#object ?? '');
    if (this.mesh >= 0) this.spans.begin(this.mesh, this.#material, triangle);
  }

  addLibrary(name: string): void {
    if (this.libraries.length < MOST_LIBRARIES && !this.libraries.includes(name)) this.libraries.push(name);
  }

  #limit(table: NameTable, line: number): void {
    if (table.names.length <= this.#most) return;
    throw lineError(line, 'too-many-names', { most: this.#most });
  }
}

/** Blender writes the group Room_Mesh_Material under the object Room for each material of it: that is no mesh of its own. */
const isGroupOfMaterial = (group: string | null, object: string | null, material: string): boolean =>
  object ? group?.startsWith(`${object}_`) === true && group.endsWith(`_${material}`) : false;
