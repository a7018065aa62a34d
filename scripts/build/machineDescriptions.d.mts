/** The description of a machine or a state in its source. */
export const DESCRIPTION: RegExp;
