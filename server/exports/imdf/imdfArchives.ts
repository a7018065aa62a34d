import { runInThread } from '../../runInThread';
import type { ImdfArchive, ImdfContent } from './writeImdf';

/** The input of the thread that writes an archive. */
export interface ImdfInput {
  readonly content: ImdfContent;
  /** Encoded floor plans by the uuid of their floor. */
  readonly plans: readonly (readonly [floor: string, plan: Uint8Array])[];
}

/** Writes the archive of a location. @throws Error when it cannot be written, or not within time and memory */
export type WriteImdfArchive = (input: ImdfInput) => Promise<ImdfArchive | null>;

const TIMEOUT = 120_000;
const HEAP_MEGABYTES = 1_024;

/** Each archive has a thread of its own, so that a location of thousands of rooms holds up no call. */
export const createImdfArchives =
  (thread: URL): WriteImdfArchive =>
  (input) =>
    runInThread<ImdfInput, ImdfArchive | null>(input, { thread, timeout: TIMEOUT, heap: HEAP_MEGABYTES });
