export const UPLOADS_KEY = ['uploads'] as const;
/** The uploaded map files of a location. */
export const uploadsKey = (project: string) => [...UPLOADS_KEY, project] as const;
export const uploadFloorPlanKey = (upload: string, revision: string) => ['upload-plan', upload, revision] as const;
