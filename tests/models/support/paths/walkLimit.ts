/** Milliseconds that the walk of one machine may take, however many paths it has and however busy the computer is. */
export const LONGEST_WALK = 300_000;

/** Milliseconds that so many paths of a machine may take: by each fifty times what it takes where nothing else runs. */
export const walkLimit = (paths: number): number => 60_000 + 50 * paths;
