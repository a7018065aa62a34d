import type { Endpoint } from '@/contract/endpoint';
import type { Ledger } from './ledger';
import type { Place, Work } from './place';

/** A record as its list shows it. */
export interface Found {
  readonly name: string;
  /** Its id, or whatever else names it in its calls. */
  readonly id: string;
  /** Why it is there by half; absent where it is whole. */
  readonly half?: string | undefined;
}

/** Records that are created one after the other, each with a name of its own; some of them are renamed, and some deleted. */
export interface RecordKind {
  readonly kind: string;
  /** The calls of the three functions below. */
  readonly calls: readonly Endpoint[];
  /** So many stay at most, where the place has a limit: the others are deleted again. */
  readonly most?: number;
  /** Resolves with the id. */
  readonly create: (place: Place, name: string) => Promise<string | number>;
  readonly rename?: (place: Place, id: string, name: string) => Promise<unknown>;
  readonly remove?: (place: Place, id: string, name: string) => Promise<unknown>;
  /** All that are there. */
  readonly list: (place: Place) => Promise<readonly Found[]>;
  /** The file of one, where it has one, and what it should hold. */
  readonly file?: (place: Place, name: string) => Promise<{ stored: Uint8Array | null; sent: Uint8Array }>;
}

/** Files that are read after each round: the newest, which a kill may have met. */
const FILES_READ = 3;

/** The work of creating, renaming and deleting records of one kind. */
export function workOf(kind: RecordKind): Work {
  return {
    name: kind.kind,
    calls: kind.calls,
    turn: (place, value, ledger) => liveOnce(kind, place, value, ledger),
    problems: (place, ledger) => recordProblems(kind, place, ledger),
  };
}

const renamed = (name: string) => `${name} renamed`;

async function liveOnce(
  { kind, most = Number.POSITIVE_INFINITY, create, rename, remove }: RecordKind,
  place: Place,
  value: number,
  ledger: Ledger,
): Promise<void> {
  const name = `${kind} ${value}`;
  const id = String(await create(place, name));
  ledger.write({ kind, value });
  const isFull = ledger.count(kind) - ledger.count(`${kind} removed`) >= most;
  // Every third stays as it was made.
  const end = isFull ? 1 : ledger.count(kind) % 3;
  if (rename && end !== 0) {
    ledger.write({ kind: `${kind} renaming`, value });
    await rename(place, id, renamed(name));
    ledger.write({ kind: `${kind} renamed`, value });
  }
  if (!remove || end !== 1) return;
  ledger.write({ kind: `${kind} removing`, value });
  await remove(place, id, rename ? renamed(name) : name);
  ledger.write({ kind: `${kind} removed`, value });
}

/** Records that are lost, there twice or again, half, of the wrong name, or whose file is not the one that was sent. */
async function recordProblems(record: RecordKind, place: Place, ledger: Ledger): Promise<string[]> {
  const { kind, list, file } = record;
  const form = new RegExp(`^${kind} (\\d+)( renamed)?$`, 'i');
  const found = new Map<number, { isRenamed: boolean }>();
  const problems: string[] = [];
  for (const { name, half } of await list(place)) {
    const [, digits, suffix] = form.exec(name) ?? [];
    if (digits === undefined) continue;
    const value = Number(digits);
    if (found.has(value)) problems.push(`${kind} ${value} is there twice`);
    if (half !== undefined) problems.push(`${kind} ${value} is there by half: ${half}`);
    found.set(value, { isRenamed: suffix !== undefined });
  }
  const noted = (what: string) => new Set(ledger.values(`${kind} ${what}`));
  const [renaming, done, removing, removed] = [
    noted('renaming'),
    noted('renamed'),
    noted('removing'),
    noted('removed'),
  ];
  for (const value of ledger.values(kind))
    if (!found.has(value) && !removing.has(value)) problems.push(`${kind} ${value} is lost`);
  for (const [value, { isRenamed }] of found) {
    if (removed.has(value)) problems.push(`${kind} ${value} is there again`);
    if (isRenamed ? !renaming.has(value) : done.has(value)) problems.push(`${kind} ${value} has the wrong name`);
  }
  if (file)
    for (const value of ledger.values(kind).slice(-FILES_READ)) {
      if (!found.has(value)) continue;
      const { stored, sent } = await file(place, `${kind} ${value}`);
      if (!stored || Buffer.compare(stored, sent) !== 0) problems.push(`the file of ${kind} ${value} is damaged`);
    }
  return problems;
}
