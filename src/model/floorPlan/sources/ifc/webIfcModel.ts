import { meshError } from '../../meshError';
import { type IfcBody, type IfcLine, type IfcModel, NO_BODY } from './ifcModel';

interface List<Value> {
  get(at: number): Value;
  size(): number;
}

/** The part of web-ifc that is used, after its start. */
export interface WebIfc {
  SetLogLevel(level: number): void;
  OpenModelFromCallback(read: (offset: number, size: number) => Uint8Array, settings: object): number;
  CloseModel(model: number): void;
  GetTypeCodeFromName(name: string): number;
  GetNameFromTypeCode(type: number): string;
  GetLineType(model: number, id: number): number;
  GetLineIDsWithType(model: number, type: number, includeInherited: boolean): List<number>;
  GetLine(model: number, id: number): unknown;
  GetWorldTransformMatrix(model: number, placement: number): number[];
  GetFlatMesh(
    model: number,
    id: number,
  ): {
    readonly geometries: List<{ readonly geometryExpressID: number; readonly flatTransformation: readonly number[] }>;
  };
  GetGeometry(
    model: number,
    id: number,
  ): {
    GetVertexData(): number;
    GetVertexDataSize(): number;
    GetIndexData(): number;
    GetIndexDataSize(): number;
    delete(): void;
  };
  ResetCache(model: number): void;
  GetVertexArray(at: number, size: number): Float32Array;
  GetIndexArray(at: number, size: number): Uint32Array;
}

/** Its own words are of no use to the person who chose the file. */
const SILENT = 6;
/** Chords of a circle: a round wall of 10 m is true to 2 cm. */
const SETTINGS = { CIRCLE_SEGMENTS: 48, COORDINATE_TO_ORIGIN: false };
/** Numbers of a vertex: its place and its normal. */
const STRIDE = 6;
/** It looks at every byte so many times before the file is open. */
const PASSES = 2;
/** Bodies after which it forgets those before, each of which it would otherwise keep. */
const KEPT = 100;

/**
 * An IFC file in an engine that was started for it alone, since an engine that has failed is of no use for another.
 * @throws MeshError where it is damaged
 */
export function webIfcModel(engine: WebIfc, bytes: Uint8Array, onProgress?: (share: number) => void): IfcModel {
  engine.SetLogLevel(SILENT);
  const model = opened(engine, bytes, onProgress);
  let kept = 0;
  const types = new Map<string, number>();
  const codeOf = (type: string): number => {
    const code = types.get(type) ?? engine.GetTypeCodeFromName(type);
    types.set(type, code);
    return code;
  };
  return {
    idsOf: (type) => {
      const ids = engine.GetLineIDsWithType(model, codeOf(type), true);
      return Array.from({ length: ids.size() }, (_, at) => ids.get(at));
    },
    typeOf: (id) => engine.GetNameFromTypeCode(engine.GetLineType(model, id)),
    line: (id) => lineOf(engine, model, id),
    placement: (id) => {
      const matrix = attempted(() => engine.GetWorldTransformMatrix(model, id));
      return matrix?.length === 16 && matrix.every(Number.isFinite) ? matrix : null;
    },
    body: (id) => {
      kept = (kept + 1) % KEPT;
      if (kept === 0) attempted(() => engine.ResetCache(model));
      return attempted(() => bodyOf(engine, model, id)) ?? NO_BODY;
    },
    close: () => engine.CloseModel(model),
  };
}

function opened(engine: WebIfc, bytes: Uint8Array, onProgress?: (share: number) => void): number {
  let read = 0;
  const model = attempted(() =>
    engine.OpenModelFromCallback((offset, size) => {
      const piece = bytes.subarray(offset, offset + size);
      read += piece.length;
      onProgress?.(Math.min(1, read / (PASSES * bytes.length)));
      return piece;
    }, SETTINGS),
  );
  if (model === null || model < 0) throw meshError('ifc-damaged');
  return model;
}

/** Null where the engine fails at one entity; what has brought it down altogether ends the reading. */
function attempted<Value>(job: () => Value): Value | null {
  try {
    return job();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw meshError('ifc-damaged');
    return null;
  }
}

function isLine(value: unknown): value is IfcLine {
  return typeof value === 'object' && value !== null;
}

function lineOf(engine: WebIfc, model: number, id: number): IfcLine | null {
  const line = attempted(() => engine.GetLine(model, id));
  return isLine(line) ? line : null;
}

/** The engine has heights along y and the y axis of the file against z. */
function bodyOf(engine: WebIfc, model: number, id: number): IfcBody {
  const mesh = engine.GetFlatMesh(model, id);
  const triangles: number[] = [];
  for (let at = 0; at < mesh.geometries.size(); at++) {
    const { geometryExpressID, flatTransformation: by } = mesh.geometries.get(at);
    const geometry = engine.GetGeometry(model, geometryExpressID);
    const vertices = engine.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    for (const index of engine.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize())) {
      const from = index * STRIDE;
      const [x, y, z] = [vertices[from]!, vertices[from + 1]!, vertices[from + 2]!];
      triangles.push(
        by[0]! * x + by[4]! * y + by[8]! * z + by[12]!,
        by[2]! * x + by[6]! * y + by[10]! * z + by[14]!,
        by[1]! * x + by[5]! * y + by[9]! * z + by[13]!,
      );
    }
    geometry.delete();
  }
  return Float64Array.from(triangles);
}
