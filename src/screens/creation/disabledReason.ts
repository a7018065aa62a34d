import type { CreationContext } from '@/machines/creation/creationOrder';

const REASONS = {
  project: {
    before: 'Choose an organisation first.',
    reading: 'Its projects are being read.',
    unread: 'Its projects could not be read.',
    none: 'This organisation has no project yet.',
  },
  building: {
    before: 'Choose a project first.',
    reading: 'Its buildings are being read.',
    unread: 'Its buildings could not be read.',
    none: 'This project has no building yet.',
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
