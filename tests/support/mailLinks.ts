/** Path and query of the link in an email, whatever its host. */
export function linkOf(text: string): { readonly path: string; readonly query: URLSearchParams } {
  const found = /https?:\/\/\S+/.exec(text)?.[0];
  if (found === undefined) throw new Error(`There is no link in: ${text}`);
  const { pathname, searchParams } = new URL(found);
  return { path: pathname, query: searchParams };
}
