import type { Changes, Difference, FloorDifference } from './difference';
import {
  type Check,
  DraftError,
  direction,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  text,
  wholeNumber,
} from './draftFields';
import { type Edge, edgeId, type FloorId, floorId, groupId, type MapNode, nodeId, type TransitGroup } from './network';

/** Work that is not saved yet, as it is kept on the device. */
export interface Draft {
  /** The revision of each floor that the difference is based on. */
  readonly revisions: ReadonlyMap<FloorId, number>;
  readonly difference: Difference;
}

export const DRAFT_VERSION = 1;
const FORMAT = 'atrium-draft';

/** A text that `parseDraft` of this and every later release reads. */
export function serialiseDraft({ revisions, difference }: Draft): string {
  return JSON.stringify({
    format: FORMAT,
    version: DRAFT_VERSION,
    revisions: [...revisions],
    floors: [...difference.floors],
    groups: difference.groups,
  });
}

export type ParsedDraft =
  | { readonly ok: true; readonly draft: Draft }
  /** `why` says which field is wrong, for the person who downloads the text. */
  | { readonly ok: false; readonly reason: 'not-a-draft' | 'newer-version' | 'damaged'; readonly why: string };

/** Reads a draft strictly: what is not exactly a draft is refused with a reason, never repaired by guessing. */
export function parseDraft(written: string): ParsedDraft {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { ok: false, reason: 'not-a-draft', why: 'The text is not JSON.' };
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return { ok: false, reason: 'not-a-draft', why: `The text is not marked as ${FORMAT}.` };
  if (!('version' in value) || typeof value.version !== 'number')
    return { ok: false, reason: 'damaged', why: 'version is missing.' };
  if (value.version > DRAFT_VERSION)
    return { ok: false, reason: 'newer-version', why: `Version ${value.version} was written by a newer release.` };
  try {
    return { ok: true, draft: draftOf(value) };
  } catch (error) {
    if (error instanceof DraftError) return { ok: false, reason: 'damaged', why: error.message };
    throw error;
  }
}

function draftOf(value: object): Draft {
  const read = object({
    format: text,
    version: wholeNumber,
    revisions: list(pair(floor, wholeNumber)),
    floors: list(pair(floor, floorDifference)),
    groups: changes(group, (id) => groupId(wholeNumber(id, 'group id'))),
  })(value, 'draft');
  return {
    revisions: new Map(read.revisions),
    difference: { floors: new Map(read.floors), groups: read.groups },
  };
}

const floor: Check<FloorId> = (value, at) => floorId(text(value, at));

const pair =
  <First, Second>(first: Check<First>, second: Check<Second>): Check<readonly [First, Second]> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length !== 2) throw new DraftError(at, 'a pair');
    return [first(value[0], `${at}[0]`), second(value[1], `${at}[1]`)];
  };

const changes = <Id, Value>(record: Check<Value>, id: Check<Id>): Check<Changes<Id, Value>> =>
  object({ new: list(record), updated: list(record), deleted: list(id) });

const node: Check<MapNode> = object({
  id: (value, at) => nodeId(wholeNumber(value, at)),
  floor,
  x: number,
  y: number,
  z: number,
  name: text,
  open: flag,
  mesh: nullable(text),
  dynamicRoute: nullable(wholeNumber),
});

const edge: Check<Edge> = object({
  id: (value, at) => edgeId(wholeNumber(value, at)),
  from: (value, at) => nodeId(wholeNumber(value, at)),
  to: (value, at) => nodeId(wholeNumber(value, at)),
  travel: list(text),
  direction,
  weight: number,
  multiplier: number,
  multiplierZ: number,
});

const group: Check<TransitGroup> = object({
  id: (value, at) => groupId(wholeNumber(value, at)),
  name: text,
  travel: text,
  type: oneOf('BI', 'FROM', 'TO'),
  weight: number,
  multiplier: number,
  nodes: list((value, at) => nodeId(wholeNumber(value, at))),
});

const floorDifference: Check<FloorDifference> = object({
  nodes: changes(node, (value, at) => nodeId(wholeNumber(value, at))),
  joins: changes(edge, (value, at) => edgeId(wholeNumber(value, at))),
});
