/** The exports of a location. */
export const exportsKey = (project: string) => ['exports', project] as const;
