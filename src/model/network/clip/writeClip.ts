import type { Clip } from './clip';

/** The version of the text; a release reads its own and older ones. */
export const CLIP_VERSION = 1;

/** A clip as the text of a clipboard. */
export const writeClip = (clip: Clip): string => JSON.stringify({ atrium: 'network', version: CLIP_VERSION, ...clip });
