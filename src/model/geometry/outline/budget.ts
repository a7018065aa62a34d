/** Work that may still be done, in looks at a pair of edges; below zero where it was not enough. */
export interface Budget {
  left: number;
}
