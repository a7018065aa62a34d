import { projectKey } from '../locations/keys';

/** The builds of a location. */
export const buildsKey = (project: string) => ['builds', project] as const;
/** The changes that publishing a location would show to visitors; they go stale with the location. */
export const publicationChangesKey = (project: string) => [...projectKey(project), 'changes'] as const;

/** The publication that the page of visitors shows. */
export const PUBLICATION_KEY = ['publication'] as const;
/** A floor plan of a publication. @param plan identifier of its content */
export const visitorPlanKey = (floor: string, plan: string | null) => ['visitor-plan', floor, plan] as const;
