/** The parameter of an address that names the view, and its value for three dimensions. */
const VIEW = 'view';
const MODEL = '3d';

export const readModel = (search: URLSearchParams): boolean => search.get(VIEW) === MODEL;

/** The parameters of a page that shows this view, beside those that it has for itself. */
export function writeModel(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const written = new URLSearchParams(search);
  if (isOn) written.set(VIEW, MODEL);
  else written.delete(VIEW);
  return written;
}
