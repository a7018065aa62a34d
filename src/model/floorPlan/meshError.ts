/** Why a file cannot become a floor plan; its message is meant for the person who uploaded the file. */
export class MeshError extends Error {
  override readonly name = 'MeshError';
  /** A word that stays the same between versions: `line-too-long`. */
  readonly code: string;
  /** Line of the file, from 1, or null. */
  readonly line: number | null;

  constructor(code: string, message: string, line: number | null = null) {
    super(message);
    this.code = code;
    this.line = line;
  }
}
