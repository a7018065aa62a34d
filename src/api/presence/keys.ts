export const PRESENCE_KEY = ['presence'] as const;
/** Who is in the editor of a location. */
export const presenceKey = (project: string) => [...PRESENCE_KEY, project] as const;
/** The announcement of this tab. */
export const presenceAnnouncementKey = (project: string, floor: string | null, hasUnsavedChanges: boolean) =>
  ['presence-announcement', project, floor, hasUnsavedChanges] as const;
