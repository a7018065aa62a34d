/** A list that the database has written as JSON: it is sent as it is, without a value for each of its records. */
export class JsonText {
  /** Parts of one JSON text. */
  readonly pieces: readonly string[];
  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
  }

  /** For whoever does not know it: `JSON.stringify` writes the same. */
  toJSON(): unknown {
    return JSON.parse(this.pieces.join(''));
  }
}
