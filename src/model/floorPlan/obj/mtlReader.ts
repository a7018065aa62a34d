import { lineError } from '../meshError';
import { ProblemLog } from '../report/problems';
import { decodeTrimmed } from './decodeName';
import { LineFeeder } from './lineFeeder';
import type { Material } from './material';
import { NUMBER_COMMA, NUMBER_FINE, NumberScanner } from './numberScanner';

const NEWLINE = 10;
const RETURN = 13;

type Draft = { -readonly [Key in keyof Material]: Material[Key] };

/** Limits of an MTL file. */
export interface MtlLimits {
  readonly materials: number;
  readonly lineLength: number;
}

const MTL_LIMITS: MtlLimits = { materials: 100_000, lineLength: 1024 * 1024 };

/**
 * Reads an MTL file as a stream of bytes: `push` chunks of any length, then `finish`. A later definition of a material
 * replaces the first. Files that it names are never opened.
 */
export class MtlReader {
  readonly #feeder: LineFeeder;
  readonly #limits: MtlLimits;
  readonly #scanner = new NumberScanner();
  readonly #problems = new ProblemLog();
  readonly #materials = new Map<string, Draft>();
  #material: Draft | null = null;
  #line = 0;

  constructor(limits: Partial<MtlLimits> = {}) {
    this.#limits = { ...MTL_LIMITS, ...limits };
    this.#feeder = new LineFeeder(this.#limits.lineLength, (bytes, start, end) => this.#readLines(bytes, start, end));
  }

  push(chunk: Uint8Array): void {
    this.#feeder.push(chunk);
  }

  finish(): { materials: Material[]; problems: ReturnType<ProblemLog['groups']> } {
    this.#feeder.finish();
    return { materials: [...this.#materials.values()], problems: this.#problems.groups() };
  }

  #readLines(bytes: Uint8Array, start: number, end: number): void {
    let at = start;
    if (this.#line === 0 && bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
    while (at < end) {
      let stop = at;
      while (bytes[stop] !== NEWLINE && bytes[stop] !== RETURN) stop++;
      this.#line++;
      if (stop - at > this.#limits.lineLength) {
        throw lineError(this.#line, 'long-material-line', { line: this.#line, most: this.#limits.lineLength });
      }
      this.#readLine(bytes, at, stop);
      at = bytes[stop] === RETURN && bytes[stop + 1] === NEWLINE ? stop + 2 : stop + 1;
    }
  }

  #readLine(bytes: Uint8Array, start: number, end: number): void {
    let from = start;
    while (from < end && bytes[from]! <= 32) from++;
    if (from === end) return;
    let at = from;
    while (at < end && bytes[at]! > 32) at++;
    const keyword = at - from > 16 ? '' : String.fromCharCode(...bytes.subarray(from, at)).toLowerCase();
    if (keyword === 'newmtl') {
      this.#begin(decodeTrimmed(bytes, at, end));
      return;
    }
    const material = this.#material;
    if (!material) return;
    if (keyword === 'kd') this.#readColour(material, bytes, at);
    else if (keyword === 'd') material.opacity = this.#fraction(bytes, at, material.opacity);
    else if (keyword === 'tr') material.opacity = 1 - this.#fraction(bytes, at, 1 - material.opacity);
    else if (keyword === 'map_kd') material.picture = decodeTrimmed(bytes, at, end);
  }

  #begin(name: string): void {
    if (this.#materials.has(name)) {
      this.#problems.add('warning', 'material-again', { line: this.#line }, () => ({ name }));
    }
    this.#material = { name, diffuse: null, opacity: 1, picture: null };
    this.#materials.set(name, this.#material);
    if (this.#materials.size > this.#limits.materials) {
      throw lineError(this.#line, 'too-many-materials', { most: this.#limits.materials });
    }
  }

  /** One number is used for all three; a spectral colour is ignored. */
  #readColour(material: Draft, bytes: Uint8Array, start: number): void {
    const parts: number[] = [];
    this.#scanner.at = start;
    for (let i = 0; i < 3; i++) {
      const value = this.#scanner.float(bytes);
      if (this.#scanner.state !== NUMBER_FINE && this.#scanner.state !== NUMBER_COMMA) break;
      parts.push(value);
    }
    const [red, green, blue] = parts;
    if (red === undefined || (parts.length === 2 && green !== undefined)) {
      this.#problems.add('warning', 'material-colour', { line: this.#line }, () => ({ name: material.name }));
      return;
    }
    material.diffuse = [red, green ?? red, blue ?? red];
  }

  /** The number after `d` or `Tr`, 0 to 1; `-halo` may precede it. */
  #fraction(bytes: Uint8Array, start: number, otherwise: number): number {
    this.#scanner.at = start;
    const first = this.#scanner.float(bytes);
    const value = this.#scanner.state === NUMBER_FINE ? first : this.#scanner.float(bytes);
    return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise;
  }
}
