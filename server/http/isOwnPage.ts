/**
 * Whether a page of this service sends the request. Browsers say so and let no script change it; a program may claim it,
 * as it may open the page itself.
 *
 * @param site `Sec-Fetch-Site` of the request
 */
export const isOwnPage = (site: string | null): boolean => site === 'same-origin';
