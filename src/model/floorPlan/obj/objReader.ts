import { lineError } from '../meshError';
import { ProblemLog } from '../report/problems';
import { ByteSkipper } from './byteSkipper';
import { FaceBuilder } from './faceBuilder';
import { growFloats } from './growable';
import { LineFeeder } from './lineFeeder';
import { lineText } from './lineText';
import { NUMBER_COMMA, NUMBER_FINE, NUMBER_MISSING, NumberScanner } from './numberScanner';
import { OBJ_LIMITS, type ObjLimits, type ObjMeshes } from './objMeshes';
import { ObjNames } from './objNames';
import { objStatement } from './objStatement';

const SPACE = 32;
const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;
const HASH = 35;
/** Turns an ASCII capital into its lower-case letter. */
const SMALL = 32;
const LETTER_F = 102;
const LETTER_N = 110;
const LETTER_T = 116;
const LETTER_V = 118;

const LONGEST_KEYWORD = 16;

/** Average bytes of the file per vertex and triangle in large files. */
const VERTEX_BYTES = 60;
const TRIANGLE_BYTES = 40;
/** Limit of the memory allocated from a claimed length. */
const MOST_EXPECTED = 512 * 1024 * 1024;

/**
 * Reads an OBJ file as a stream of bytes: `push` chunks of any length, then `finish`. No file is opened, and only the
 * meshes are held in memory. An invalid face is skipped and reported; a file without a usable plan or over the limits
 * throws a MeshError.
 */
export class ObjReader {
  readonly #limits: ObjLimits;
  readonly #feeder: LineFeeder;
  readonly #scanner = new NumberScanner();
  readonly #skipper = new ByteSkipper();
  readonly #problems = new ProblemLog();
  readonly #names: ObjNames;
  readonly #faces: FaceBuilder;
  #vertices: Float64Array<ArrayBuffer>;
  #vertexCount = 0;
  #lines = 0;
  #bytes = 0;
  #understood = 0;

  /**
   * @param expectedBytes approximate length of the file, if known: memory is reserved for it, which is free until used
   * and saves copying while the arrays grow
   */
  constructor(limits: Partial<ObjLimits> = {}, expectedBytes = 0) {
    this.#limits = { ...OBJ_LIMITS, ...limits };
    this.#names = new ObjNames(this.#limits.names);
    const expected = Math.min(expectedBytes, MOST_EXPECTED);
    this.#vertices = new Float64Array(3 * Math.min(this.#limits.vertices, 4096 + Math.ceil(expected / VERTEX_BYTES)));
    this.#feeder = new LineFeeder(this.#limits.lineLength, (bytes, start, end) => this.#readLines(bytes, start, end));
    this.#faces = new FaceBuilder(this.#limits, this.#problems, Math.ceil(expected / TRIANGLE_BYTES));
  }

  /** Mesh names read so far, for progress. */
  get meshCount(): number {
    return this.#names.meshes.length;
  }

  push(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    this.#feeder.push(chunk);
    if (this.#lines > this.#limits.lines) throw lineError(this.#lines, 'too-many-lines', { most: this.#limits.lines });
  }

  /** @throws MeshError when the bytes are not an OBJ file. A file without faces gives no meshes. */
  finish(): ObjMeshes {
    this.#feeder.finish();
    if (this.#understood === 0 && this.#problems.groups().length > 0) {
      const odd = this.#problems.groups()[0]!.examples[0]!;
      const { values } = odd.fault;
      throw lineError(odd.line ?? 1, 'not-obj', { text: 'text' in values ? values.text : '' });
    }
    return this.#faces.finish({
      vertices: this.#vertices.subarray(0, this.#vertexCount * 3),
      spans: this.#names.spans,
      names: this.#names.meshes,
      materials: this.#names.materials,
      libraries: this.#names.libraries,
      bytes: this.#bytes,
      lines: this.#lines,
    });
  }

  #readLines(bytes: Uint8Array, start: number, end: number): void {
    const longest = this.#limits.lineLength;
    this.#skipper.over(bytes);
    let at = start;
    if (this.#lines === 0 && bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
    while (at < end) {
      const lineStart = at;
      this.#lines++;
      let byte = bytes[at]!;
      while (byte === SPACE || byte === TAB) byte = bytes[++at]!;
      const letter = byte | SMALL;
      if (letter === LETTER_V) {
        const next = bytes[at + 1]!;
        if (next === SPACE || next === TAB) at = this.#readVertex(bytes, at + 2);
        else if ((next | SMALL) !== LETTER_N && (next | SMALL) !== LETTER_T) at = this.#readStatement(bytes, at);
      } else if (letter === LETTER_F) {
        const next = bytes[at + 1]!;
        if (next === SPACE || next === TAB) at = this.#readFace(bytes, at + 2);
        else at = this.#readStatement(bytes, at);
      } else if (byte !== NEWLINE && byte !== RETURN && byte !== HASH) {
        at = this.#readStatement(bytes, at);
      }
      at = this.#skipLine(bytes, at, byte !== HASH);
      if (at - lineStart > longest) {
        throw lineError(this.#lines, 'long-line', { line: this.#lines, most: longest });
      }
    }
  }

  /** Moves behind the end of the line and its continuation lines; a comment has none, so that it hides nothing. */
  #skipLine(bytes: Uint8Array, from: number, mayJoin: boolean): number {
    let at = from;
    for (;;) {
      let byte = bytes[at]!;
      if (byte > RETURN) {
        at = this.#skipper.toControl(at + 1);
        byte = bytes[at]!;
        while (byte > RETURN) byte = bytes[++at]!;
      }
      at++;
      if (byte !== NEWLINE && byte !== RETURN) continue;
      const joins = mayJoin && at > 1 && bytes[at - 2] === BACKSLASH;
      if (byte === RETURN && bytes[at] === NEWLINE) at++;
      if (!joins) break;
      this.#lines++;
    }
    this.#lines += this.#scanner.joined;
    this.#scanner.joined = 0;
    return at;
  }

  #readVertex(bytes: Uint8Array, start: number): number {
    const scanner = this.#scanner;
    const count = this.#vertexCount;
    if (count * 3 + 3 > this.#vertices.length) {
      if (count >= this.#limits.vertices) {
        throw lineError(this.#lines, 'too-many-vertices', { most: this.#limits.vertices });
      }
      this.#vertices = growFloats(this.#vertices, count * 3 + 3, this.#limits.vertices * 3);
    }
    const vertices = this.#vertices;
    scanner.at = start;
    let odd = NUMBER_FINE;
    for (let at = count * 3; at < count * 3 + 3; at++) {
      scanner.floatInto(bytes, vertices, at);
      if (scanner.state !== NUMBER_FINE) odd = this.#worse(odd, scanner.state);
    }
    this.#vertexCount = count + 1;
    if (odd !== NUMBER_FINE) this.#reportVertex(odd, bytes, start);
    return scanner.at;
  }

  #beginMesh(keyword: string, name: string): void {
    const names = this.#names;
    const isNew = names.beginMesh(name, this.#faces.triangleCount, this.#lines, keyword === 'g');
    // Groups of one name are usual; objects of one name are several to the person who drew them.
    if (isNew || keyword === 'g' || name === '') return;
    this.#problems.add('warning', 'name-again', { line: this.#lines, mesh: name }, () => ({ name }));
  }

  #worse(one: number, other: number): number {
    return one === NUMBER_MISSING || other === NUMBER_FINE ? one : other;
  }

  #reportVertex(state: number, bytes: Uint8Array, start: number): void {
    const at = { line: this.#lines, mesh: this.#names.present };
    const text = () => ({ text: lineText(bytes, start) });
    if (state === NUMBER_COMMA) {
      this.#problems.add('warning', 'decimal-comma', at, text);
    } else if (state === NUMBER_MISSING) {
      this.#problems.add('error', 'vertex-incomplete', at, text);
    } else {
      this.#problems.add('warning', 'not-a-number', at, text);
    }
  }

  #readFace(bytes: Uint8Array, start: number): number {
    this.#understood++;
    const scanner = this.#scanner;
    const faces = this.#faces;
    scanner.at = start;
    faces.begin();
    for (;;) {
      scanner.skipBlanks(bytes);
      const before = scanner.at;
      const index = scanner.integer(bytes);
      let at = scanner.at;
      let byte = bytes[at]!;
      if (at === before) {
        if (byte <= SPACE || byte === HASH) break;
        faces.oddCorner();
      } else {
        faces.corner(index, this.#vertexCount);
      }
      // A floor plan does not need the corner's texture and normal.
      if (byte > SPACE && byte !== BACKSLASH) {
        at = this.#skipper.toWordEnd(at + 1);
        byte = bytes[at]!;
        while (byte > SPACE && byte !== BACKSLASH) byte = bytes[++at]!;
      }
      if (byte === BACKSLASH && at === before) byte = bytes[++at]!;
      scanner.at = at;
    }
    const names = this.#names;
    if (names.mesh < 0) names.beginMesh('', faces.triangleCount, this.#lines);
    faces.end(this.#vertices, this.#vertexCount, this.#lines, names.mesh, names.meshes);
    return scanner.at;
  }

  /** Statements other than vertices and faces. */
  #readStatement(bytes: Uint8Array, start: number): number {
    let at = start;
    while (bytes[at]! > SPACE) at++;
    const keyword = at - start > LONGEST_KEYWORD ? '' : keywordOf(bytes, start, at);
    const meaning = objStatement(keyword);
    if (meaning === 'unknown') {
      const text = () => ({ text: lineText(bytes, start) });
      this.#problems.add('warning', 'unknown-statement', { line: this.#lines, mesh: this.#names.present }, text);
      return at;
    }
    this.#understood++;
    const names = this.#names;
    const triangle = this.#faces.triangleCount;
    if (meaning === 'mesh') this.#beginMesh(keyword, lineText(bytes, at));
    else if (meaning === 'material') names.setMaterial(lineText(bytes, at), triangle, this.#lines);
    else if (meaning === 'library') names.addLibrary(lineText(bytes, at));
    else if (meaning !== 'ignored') {
      this.#problems.add('warning', meaning, { line: this.#lines, mesh: names.present }, () => ({
        text: meaning === 'free-form' ? keyword : lineText(bytes, start),
      }));
    }
    return at;
  }
}

/** Byte by byte: a view of the bytes for each of a hundred thousand names would take longer. */
function keywordOf(bytes: Uint8Array, start: number, end: number): string {
  let keyword = '';
  for (let at = start; at < end; at++) keyword += String.fromCharCode(bytes[at]!);
  return keyword.toLowerCase();
}
