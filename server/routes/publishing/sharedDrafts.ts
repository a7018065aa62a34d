import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { orNotFound } from '../../errors';
import { type PackedJson, packJson } from '../../http/packedJson';
import { type DraftHead, type DraftScope, readDraftHead } from '../../repositories/publishing/publications';

/** An answer that is made of the draft of a location. */
export interface DraftAnswer extends DraftScope {
  /** The call, so that each has its own. */
  readonly call: string;
  /** All that the answer depends on beside the draft, such as what it is compared with. */
  readonly beside?: string;
  /** Is run once for all who ask while the draft is the same. */
  build(head: DraftHead): Promise<object>;
}

/** The answer, packed once for all callers. @throws NotFoundError where the organisation has no such location */
export type ShareDraft = (read: Pool, answer: DraftAnswer) => Promise<PackedJson>;

/** Bytes of packed answers in memory. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Of the keys of an entry and its place in the list. */
const OVERHEAD = 1024;

interface Kept {
  readonly state: string;
  readonly packed: PackedJson;
}

/**
 * Shares the answers that are made of drafts. The head of the draft is read for each caller and is part of the key, so that
 * nobody gets an answer older than the request. Of each location the latest answer of a call is kept.
 */
export function createSharedDrafts(): ShareDraft {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ packed }) => packed.gzip.length + OVERHEAD,
  });
  const building = new Map<string, Promise<PackedJson>>();

  return async (read, answer) => {
    const head = orNotFound(await readDraftHead(read, answer));
    const place = `${answer.call} ${answer.organisationId} ${answer.projectId}`;
    const state = stateOf(head, answer.beside);
    const known = kept.get(place);
    if (known?.state === state) return known.packed;

    const build = async () => {
      const packed = await packJson(await answer.build(head));
      // A change during the build may be in a part of it: that answer is for those who waited, as if each had read alone.
      const after = await readDraftHead(read, answer);
      if (after && stateOf(after, answer.beside) === state) kept.set(place, { state, packed });
      return packed;
    };
    const key = `${place} ${state}`;
    const running = building.get(key) ?? build().finally(() => building.delete(key));
    building.set(key, running);
    return running;
  };
}

const stateOf = (head: DraftHead, beside = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([head, beside]))
    .digest('base64url');
