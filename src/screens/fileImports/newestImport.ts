/** The value of the parameter in the address for the newest import, whichever it is. */
export const NEWEST_IMPORT = 'newest';
