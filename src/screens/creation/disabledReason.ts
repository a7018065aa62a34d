import type { CreationContext } from '@/machines/creation/creationOrder';
import { text } from './texts';

const REASONS = {
  project: {
    before: text('organisationFirst'),
    reading: text('projectsLoading'),
    unread: text('projectsFailed'),
    none: text('noProjects'),
  },
  building: {
    before: text('projectFirst'),
    reading: text('buildingsLoading'),
    unread: text('buildingsFailed'),
    none: text('noBuildings'),
  },
} as const;

/** Why no project or building can be chosen now; null where one can. */
export function disabledReason(kind: keyof typeof REASONS, context: CreationContext): string | null {
  const words = REASONS[kind];
  const chosenBefore = kind === 'project' ? context.organisation : context.project;
  const choices = kind === 'project' ? context.projects : context.buildings;
  if (chosenBefore === null) return words.before;
  if (choices === null) return context.failure === null ? words.reading : words.unread;
  return choices.length === 0 ? words.none : null;
}
