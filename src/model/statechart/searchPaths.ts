import type { ChartPath } from './chartPaths';

/** The paths that pass all words of a search: by start, step, state or event, or by their ids. */
export function searchPaths(paths: readonly ChartPath[], query: string): readonly ChartPath[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return paths;
  return paths.filter(({ id, start, first, steps }) => {
    const passed = steps.flatMap(({ label, states, transitions }) => [label, ...states, ...transitions]);
    const text = [id, start, ...first, ...passed].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
