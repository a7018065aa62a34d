export const PROJECTS_KEY = ['projects'] as const;
/** The locations of an organisation. */
export const projectsKey = (organisation: string) => [...PROJECTS_KEY, organisation] as const;

export const PROJECT_KEY = ['project'] as const;
/** A location, with everything whose key begins with this one. */
export const projectKey = (uuid: string) => [...PROJECT_KEY, uuid] as const;

export const projectSettingsKey = (uuid: string) => ['project-settings', uuid] as const;
export const usdConfigKey = (uuid: string) => ['usd-config', uuid] as const;
export const brokenMeshesKey = (uuid: string) => ['broken-meshes', uuid] as const;
export const projectLogKey = (uuid: string) => ['project-log', uuid] as const;
export const ACCESS_KEYS_KEY = ['access-keys'] as const;
export const accessKeysKey = (uuid: string) => [...ACCESS_KEYS_KEY, uuid] as const;

export const PROJECT_VERSIONS_KEY = ['project-versions'] as const;
/** The versions that a location can choose. */
export const projectVersionsKey = (uuid: string) => [...PROJECT_VERSIONS_KEY, uuid] as const;

/** The screensavers of a location, of every skin. */
export const screensaversKey = (uuid: string) => ['screensavers', uuid] as const;
export const skinScreensaversKey = (uuid: string, skin: number | null) => [...screensaversKey(uuid), skin] as const;

/** The files of a location, of every folder. */
export const projectFilesKey = (uuid: string) => ['project-files', uuid] as const;
export const folderKey = (uuid: string, folder: string) => [...projectFilesKey(uuid), folder] as const;
