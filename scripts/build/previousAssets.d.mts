/** Puts the files of a whole build aside, before the next one removes them. */
export function putAside(dist: string): void;
/** Keeps what was put aside as the build before, without what the new build has too. */
export function keepPrevious(dist: string): void;
