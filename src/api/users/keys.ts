export const USERS_KEY = ['users'] as const;
/** The users of an organisation. */
export const usersKey = (organisation: string) => [...USERS_KEY, organisation] as const;
/** The roles of an organisation, and the permissions that they can have. */
export const rolesKey = (organisation: string) => ['roles', organisation] as const;
export const personKey = (uuid: string) => ['person', uuid] as const;
/** The open sessions of a user. */
export const sessionsKey = (user: string) => ['sessions', user] as const;
export const TIME_ZONES_KEY = ['time-zones'] as const;
