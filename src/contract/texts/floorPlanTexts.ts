import { catalogue } from './catalogue';

/** Texts about stored floor plans: apart from the shared ones, none of which the map of visitors needs. */
export const floorPlanText = catalogue({
  damaged: 'The stored floor plan is damaged. Upload it again.',
});
