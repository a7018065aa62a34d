import type { TextId } from './enGB';

/** Where American English says it otherwise. */
export const enUS: Partial<Record<TextId, string>> = {};
