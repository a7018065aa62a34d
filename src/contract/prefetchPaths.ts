/**
 * Paths of the first queries of screens. A module of their own, so that the start of a page can prefetch them while the
 * rest of the contract is still loading.
 */
export const PREFETCH_PATHS = {
  projectData: 'projects/{uuid}/data',
  floorPlan: 'floors/{uuid}/plan',
} as const;
