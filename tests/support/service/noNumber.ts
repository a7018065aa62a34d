/** The number of no record: the largest that a column takes, which no sequence of a test reaches. */
export const NO_NUMBER = 2_147_483_647;
