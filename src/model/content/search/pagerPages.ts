/**
 * The pages that a pager offers, in order: all of them, or the first, the last and those around the current one, `most` in
 * all. Where pages are left out between two, they do not follow each other.
 */
export function pagerPages(current: number, last: number, most: number): readonly number[] {
  if (last <= most) return Array.from({ length: last }, (_, at) => at + 1);
  const between = most - 2;
  const least = Math.min(Math.max(2, current - Math.floor(between / 2)), last - between);
  return [1, ...Array.from({ length: between }, (_, at) => least + at), last];
}
