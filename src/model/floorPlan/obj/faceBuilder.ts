import { faultOf } from '../faults';
import { lineError } from '../meshError';
import type { ProblemLog } from '../report/problems';
import { areaOf, FaceCutter } from './faceCutter';
import { growIntegers } from './growable';
import { mainMaterials } from './mainMaterials';
import { measureBoxes } from './measureBoxes';
import type { MeshSpans } from './meshSpans';
import { FAR_INDEX } from './numberScanner';
import type { ObjLimits, ObjMeshes } from './objMeshes';

interface FaceBuilderDeps {
  readonly vertices: Float64Array;
  readonly spans: MeshSpans;
  readonly names: readonly string[];
  readonly materials: readonly string[];
  readonly libraries: readonly string[];
  readonly bytes: number;
  readonly lines: number;
}

/** A face that references vertices later in the file. */
interface DeferredFace {
  readonly corners: Uint32Array<ArrayBuffer>;
  readonly line: number;
  readonly mesh: number;
}

/** Marks an index that no vertex can have. */
const NO_VERTEX = 0xffffffff;
/** Limit of deferred faces, so that a file of nothing else cannot fill the memory. */
const MOST_DEFERRED_CORNERS = 3_000_000;

/** Turns the corners of faces into triangles and counts them by mesh. */
export class FaceBuilder {
  triangleCount = 0;
  readonly #limits: ObjLimits;
  readonly #problems: ProblemLog;
  readonly #cutter = new FaceCutter();
  #indices: Uint32Array<ArrayBuffer>;
  #corners = new Uint32Array(64);
  #count = 0;
  /** The face references a vertex that has not been read yet. */
  #early = false;
  /** The first invalid index, or null. */
  #wrong: number | null = null;
  readonly #earlyFaces: DeferredFace[] = [];
  #earlyCorners = 0;
  /** An array of one sum: a number field would allocate an object with each face. */
  readonly #area = new Float64Array(1);
  #faceCounts = new Uint32Array(1024);
  #badCounts = new Uint32Array(1024);
  #faceCount = 0;

  /** @param expected triangles to allocate memory for */
  constructor(limits: ObjLimits, problems: ProblemLog, expected: number) {
    this.#indices = new Uint32Array(3 * Math.min(limits.triangles, 4096 + expected));
    this.#limits = limits;
    this.#problems = problems;
  }

  begin(): void {
    this.#count = 0;
    this.#early = false;
    this.#wrong = null;
  }

  /** Adds a corner by its index in the file: from 1, or from the end where negative. */
  corner(index: number, vertices: number): void {
    let vertex = index - 1;
    if (index <= 0) {
      vertex = vertices + index;
      if (index === 0 || vertex < 0) {
        this.#wrong ??= index;
        vertex = NO_VERTEX;
      }
    } else if (vertex >= vertices) {
      if (vertex >= this.#limits.vertices) {
        this.#wrong ??= index;
        vertex = NO_VERTEX;
      } else {
        this.#early = true;
      }
    }
    if (this.#count === this.#corners.length) this.#corners = growIntegers(this.#corners, this.#count + 1);
    this.#corners[this.#count++] = vertex;
  }

  /** Adds a corner that is not a number. */
  oddCorner(): void {
    this.#wrong ??= Number.NaN;
    this.#count++;
    if (this.#count > this.#corners.length) this.#corners = growIntegers(this.#corners, this.#count);
  }

  /** Ends the face: adds its triangles, or reports it when it is invalid. */
  end(vertices: Float64Array, vertexCount: number, line: number, mesh: number, names: readonly string[]): void {
    const count = this.#count;
    if (mesh >= this.#faceCounts.length) {
      this.#faceCounts = growIntegers(this.#faceCounts, mesh + 1);
      this.#badCounts = growIntegers(this.#badCounts, mesh + 1);
    }
    if (count < 3) {
      this.#problems.add('error', 'too-few-corners', { line, mesh: names[mesh]! }, () => ({ count }));
      return;
    }
    if (this.#wrong !== null) {
      this.#reportIndex(this.#wrong, vertexCount, line, mesh, names);
      return;
    }
    if (this.#early) {
      this.#earlyCorners += count;
      if (this.#earlyCorners > MOST_DEFERRED_CORNERS) {
        throw lineError(line, 'faces-before-vertices');
      }
      this.#earlyFaces.push({ corners: this.#corners.slice(0, count), line, mesh });
      return;
    }
    this.#build(vertices, line, mesh, names);
  }

  #reportIndex(index: number, vertices: number, line: number, mesh: number, names: readonly string[]): void {
    this.#badCounts[mesh]!++;
    this.#faceCounts[mesh]!++;
    this.#faceCount++;
    this.#problems.add('error', 'index-out-of-range', { line, mesh: names[mesh]! }, () => {
      if (Number.isNaN(index)) return { cause: faultOf('index-not-a-number') };
      if (index === 0) return { cause: faultOf('index-zero') };
      const isNear = Math.abs(index) < FAR_INDEX;
      return {
        cause: isNear ? faultOf('index-not-there', { index, vertices }) : faultOf('index-far-away', { vertices }),
      };
    });
  }

  #build(vertices: Float64Array, line: number, mesh: number, names: readonly string[]): void {
    const count = this.#count;
    const first = this.triangleCount * 3;
    if (first + (count - 2) * 3 > this.#indices.length) {
      if (this.triangleCount + count - 2 > this.#limits.triangles) {
        throw lineError(line, 'too-many-faces', { most: this.#limits.triangles });
      }
      this.#indices = growIntegers(this.#indices, first + (count - 2) * 3, this.#limits.triangles * 3);
    }
    this.triangleCount += count - 2;
    this.#faceCounts[mesh]!++;
    this.#faceCount++;
    const area = this.#cutter.cut(vertices, this.#corners, count, this.#indices, first);
    if (this.#cutter.costly > this.#limits.costlyTests) throw lineError(line, 'too-complex');
    if (area >= 0) {
      this.#area[0]! += area;
      if (this.#cutter.crossed) {
        this.#problems.add('warning', 'face-crosses-itself', { line, mesh: names[mesh]! }, () => ({ count }));
      }
      if (area === 0) {
        this.#problems.add('warning', 'face-without-area', { line, mesh: names[mesh]! }, () => ({}));
      }
      return;
    }
    this.#badCounts[mesh]!++;
    this.#problems.add('error', 'face-not-finite', { line, mesh: names[mesh]! }, () => ({}));
    // The triangles that can be drawn still count as area.
    for (let i = first; i < this.triangleCount * 3; i += 3) {
      const part = areaOf(vertices, this.#indices[i]!, this.#indices[i + 1]!, this.#indices[i + 2]!);
      if (part > 0) this.#area[0]! += part;
    }
  }

  /** Builds the deferred faces, sorts everything by mesh and measures it. */
  finish(ending: FaceBuilderDeps): ObjMeshes {
    const { vertices, spans, names } = ending;
    const vertexCount = vertices.length / 3;
    for (const face of this.#earlyFaces) {
      const outside = face.corners.find((vertex) => vertex >= vertexCount);
      if (outside !== undefined) {
        this.#reportIndex(outside + 1, vertexCount, face.line, face.mesh, names);
        continue;
      }
      spans.begin(face.mesh, -1, this.triangleCount);
      this.#corners = face.corners;
      this.#count = face.corners.length;
      this.#build(vertices, face.line, face.mesh, names);
    }
    const all = spans.gather(this.#indices, this.triangleCount, names.length);
    const drawn: number[] = [];
    for (let mesh = 0; mesh < names.length; mesh++) {
      if (all.start[mesh + 1]! > all.start[mesh]!) drawn.push(mesh);
    }
    return {
      names: drawn.map((mesh) => names[mesh]!),
      triangleStart: Uint32Array.from([...drawn.map((mesh) => all.start[mesh]!), this.triangleCount]),
      triangles: all.indices,
      vertices,
      faces: Uint32Array.from(drawn, (mesh) => this.#faceCounts[mesh]!),
      badFaces: Uint32Array.from(drawn, (mesh) => this.#badCounts[mesh]!),
      boxes: measureBoxes(vertices, all.indices, drawn, all.start),
      material: mainMaterials(spans, this.triangleCount, names.length, drawn),
      materials: ending.materials,
      libraries: ending.libraries,
      counts: {
        bytes: ending.bytes,
        lines: ending.lines,
        vertices: vertexCount,
        faces: this.#faceCount,
        triangles: this.triangleCount,
        surfaceArea: this.#area[0]!,
      },
      problems: this.#problems.groups(),
    };
  }
}
