import type { Range } from '@tanstack/react-virtual';

/** The indexes that a long list renders: those in view, and the row of the Tab stop wherever the list is scrolled to. */
export const rangeWith =
  (active: number) =>
  ({ startIndex, endIndex, overscan, count }: Range): number[] => {
    const from = Math.max(0, startIndex - overscan);
    const to = Math.min(count - 1, endIndex + overscan);
    const inView = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
    if (active < 0 || active >= count) return inView;
    return active < from ? [active, ...inView] : active > to ? [...inView, active] : inView;
  };
