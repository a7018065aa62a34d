/** The versions of the wayfinder. */
export const VERSIONS_KEY = ['versions'] as const;
