/** An actor's error that two answers can be told apart by: a plain Error is empty in JSON. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }

  toJSON(): object {
    return { message: this.message, status: this.status };
  }
}
