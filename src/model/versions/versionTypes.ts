/** The types of a version, by their number on the wire. */
export const VERSION_TYPES = { core: 1, demo: 2, dev: 3 } as const;

export type VersionType = (typeof VERSION_TYPES)[keyof typeof VERSION_TYPES];
