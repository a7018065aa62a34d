/** An error of an actor with distinguishable fields: a plain Error is empty in JSON. */
export class SampleError extends Error {
  override readonly name = 'SampleError';
  readonly status: number;
  /** Messages by field when the body was invalid. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, status = 0, fields: SampleError['fields'] = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }

  toJSON(): object {
    return { message: this.message, status: this.status, fields: this.fields };
  }
}
