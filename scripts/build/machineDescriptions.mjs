/** The description of a machine or a state in its source, with the comma and the space that follow. */
export const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"),?\s*/g;
