/** Uploads in the audit log. */
export const MAP = { tag: 'map', subjectType: 'uploaded-map-file' } as const;
