import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from './column';
import { fittingColumns } from './fittingColumns';

/** The columns that have room in the element, and those that give way. */
export function useFittingColumns<Row>(columns: readonly Column<Row>[], element: RefObject<HTMLElement | null>) {
  /** Pixels between the paddings; null before it is measured. */
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(measured);
      const inner = measured.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (inner > 0) setWidth(inner);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return useMemo(
    () => (width === null ? { fitting: columns, left: [] } : fittingColumns(columns, width)),
    [columns, width],
  );
}
