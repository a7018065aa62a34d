/** Why a file cannot become a floor plan; the message is for the user who uploaded it. */
export class MeshError extends Error {
  override readonly name = 'MeshError';
  /** Stable between versions: `line-too-long`. */
  readonly code: string;
  /** Line of the file, from 1, or null. */
  readonly line: number | null;

  constructor(code: string, message: string, line: number | null = null) {
    super(message);
    this.code = code;
    this.line = line;
  }
}
