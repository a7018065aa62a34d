/**
 * Paths of what screens open with. They stand apart from their calls, so that the start of a page can ask by them while the rest of
 * the contract is still coming.
 */
export const PREFETCH_PATHS = {
  projectData: 'projects/{uuid}/data',
  floorPlan: 'floors/{uuid}/plan',
} as const;
