/** Whether an address is that of a film: the service ends it with its kind. */
export const isFilmAddress = (address: string): boolean => /\.(mp4|webm)$/.test(address);

/** Whether a chosen file is a film, as the browser names its kind. */
export const isFilmFile = ({ type }: Pick<File, 'type'>): boolean => type === 'video/mp4' || type === 'video/webm';
