/** Milliseconds from which a caller's pieces of work, on average, are long. */
const LONG = 8;
/** Milliseconds in which a caller of short pieces may come back before a long one begins. */
const RETURN = 3;
/** Share of the newest piece in the average. */
const NEWEST = 0.3;
/** Callers that are remembered, at most: those beyond it who wait for nothing are new when they come again. */
const MOST_KNOWN = 1000;

/** The time of the service, in milliseconds, as the test sets it. */
export interface Clock {
  readonly now: () => number;
  readonly after: (milliseconds: number, work: () => void) => void;
}

interface Line {
  /** The turns that wait, in the order of their arrival. */
  readonly turns: (() => void)[];
  /** Milliseconds of the shared time up to which the caller has had its part. */
  had: number;
  /** Average milliseconds of a piece. */
  piece: number;
}

/**
 * Shares one thing by time among callers who each ask for it piece by piece: next is whoever has had it for the shortest time
 * (start-time fair queueing), so that a caller of short pieces waits for one long piece of another caller, not for all that
 * this one has asked for. A long piece begins only after a caller of short ones has had a moment to come back with its next
 * (as anticipatory schedulers of disks do): it would wait for a whole long piece between any two of its own.
 */
export class FairTurns<Caller> {
  readonly #clock: Clock;
  readonly #lines = new Map<Caller, Line>();
  /** The shared time of the piece that runs, or ran last. */
  #shared = 0;
  #running: { readonly caller: Caller; readonly since: number } | null = null;
  /** The moment in which the last caller may come back. */
  #rest: object | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get waiting(): number {
    let count = 0;
    for (const { turns } of this.#lines.values()) count += turns.length;
    return count;
  }

  /** Begins a piece as soon as it is the caller's turn, at once where nobody has it. @returns what leaves the line */
  take(caller: Caller, begin: () => void): () => void {
    const line = this.#lineOf(caller);
    line.turns.push(begin);
    if (!this.#running) this.#next();
    return () => {
      const at = line.turns.indexOf(begin);
      if (at >= 0) line.turns.splice(at, 1);
    };
  }

  /** Ends the piece that runs. */
  end(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    const line = this.#lineOf(running.caller);
    const took = this.#clock.now() - running.since;
    line.had = Math.max(line.had, this.#shared) + took;
    line.piece += NEWEST * (took - line.piece);
    this.#forget();
    const next = this.#chosen();
    if (!next) return;
    const mayReturn = line.turns.length === 0 && line.piece < LONG;
    if (mayReturn && next.line.piece >= LONG) this.#restBeforeNext();
    else this.#next();
  }

  #restBeforeNext(): void {
    const rest = {};
    this.#rest = rest;
    this.#clock.after(RETURN, () => {
      if (this.#rest === rest) this.#next();
    });
  }

  #next(): void {
    this.#rest = null;
    const next = this.#chosen();
    const begin = next?.line.turns.shift();
    if (!next || !begin) return;
    this.#shared = Math.max(this.#shared, next.line.had);
    this.#running = { caller: next.caller, since: this.#clock.now() };
    begin();
  }

  /** The waiting caller who has had it for the shortest time; of several, the first to come. */
  #chosen(): { readonly caller: Caller; readonly line: Line } | null {
    let best: { readonly caller: Caller; readonly line: Line } | null = null;
    for (const [caller, line] of this.#lines)
      if (line.turns.length > 0 && (!best || line.had < best.line.had)) best = { caller, line };
    return best;
  }

  /** A caller who comes back has saved up nothing while others worked. */
  #lineOf(caller: Caller): Line {
    const line = this.#lines.get(caller) ?? { turns: [], had: 0, piece: 0 };
    if (line.turns.length === 0 && this.#running?.caller !== caller) line.had = Math.max(line.had, this.#shared);
    this.#lines.set(caller, line);
    return line;
  }

  #forget(): void {
    if (this.#lines.size <= MOST_KNOWN) return;
    for (const [caller, { turns, had }] of this.#lines)
      if (turns.length === 0 && had <= this.#shared) this.#lines.delete(caller);
  }
}
