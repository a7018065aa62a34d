/** A change of one organisation makes every query about organisations stale. */
export const ORGANISATIONS_KEY = ['organisations'] as const;
export const subOrganisationsKey = (organisation: string) => [...ORGANISATIONS_KEY, 'sub', organisation] as const;
export const descendantOrganisationsKey = (organisation: string) =>
  [...ORGANISATIONS_KEY, 'below', organisation] as const;
export const ALL_ORGANISATIONS_KEY = [...ORGANISATIONS_KEY, 'all'] as const;
export const organisationKey = (organisation: string) => [...ORGANISATIONS_KEY, 'one', organisation] as const;
export const storageUseKey = (organisation: string) => [...ORGANISATIONS_KEY, 'storage', organisation] as const;
export const featuresKey = (organisation: string) => [...ORGANISATIONS_KEY, 'features', organisation] as const;
export const projectOwnerKey = (project: string, active: string) =>
  [...ORGANISATIONS_KEY, 'owner', project, active] as const;
