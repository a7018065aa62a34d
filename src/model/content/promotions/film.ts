/** The kinds of film that browsers play everywhere, with the ending of their address. */
export const FILM_ENDINGS = { 'video/mp4': '.mp4', 'video/webm': '.webm' } as const;
export type FilmType = keyof typeof FILM_ENDINGS;

/** Whether an address is that of a film: the service ends it with its kind. */
export const isFilmAddress = (address: string): boolean =>
  Object.values(FILM_ENDINGS).some((ending) => address.endsWith(ending));

/** Whether a chosen file is a film, as the browser names its kind. */
export const isFilmFile = ({ type }: Pick<File, 'type'>): boolean => type in FILM_ENDINGS;
