/** The first part of the query keys of who is in an editor; apart, since the shell needs no more of it. */
export const PRESENCE_KEY = 'presence';
