export const BUILDINGS_KEY = ['buildings'] as const;
/** The buildings and floors of a location. */
export const buildingsKey = (project: string) => [...BUILDINGS_KEY, project] as const;

/** The floor plan of a floor. @param plan identifier of its content */
export const floorPlanKey = (floor: string, plan: string) => ['floor-plan', floor, plan] as const;

export const UNDERLAY_KEY = ['underlay'] as const;
/** The picture under the floor plan of a floor. */
export const underlayKey = (floor: string) => [...UNDERLAY_KEY, floor] as const;
