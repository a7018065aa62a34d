/** A change of one skin makes every query about skins stale. */
export const SKINS_KEY = ['skins'] as const;
export const skinsKey = (organisation: string) => [...SKINS_KEY, organisation] as const;
export const skinKey = (id: string) => [...SKINS_KEY, 'one', id] as const;
export const skinInProjectKey = (id: number, project: string) => [...SKINS_KEY, 'in-project', id, project] as const;
export const skinPublicationKey = (id: number) => [...SKINS_KEY, 'publication', id] as const;
