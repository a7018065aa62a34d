import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo } from 'react';
import { ViewButtons } from '@/components/floorPlan/ViewButtons';
import { useSettings } from '@/components/SettingsProvider';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import { boxOf } from '@/model/statechart/nextState';
import type { ChartMarks, Statechart } from '@/model/statechart/statechart';
import { ChartDrawing } from './ChartDrawing';
import { useStateKeys } from './chart/useStateKeys';
import { text } from './texts';
import { useChartView } from './useChartView';

const useStyles = makeStyles({
  place: { position: 'relative', minHeight: 0, minWidth: 0, overflow: 'hidden' },
  frame: {
    width: '100%',
    height: '100%',
    cursor: 'grab',
    touchAction: 'none',
    backgroundColor: tokens.colorNeutralBackground3,
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  svg: { display: 'block', width: '100%', height: '100%' },
  buttons: { position: 'absolute', right: '16px', bottom: '16px' },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface Props {
  /** As it is drawn; its id names the drawing. */
  readonly chart: Statechart;
  readonly layout: ChartLayout | null;
  readonly marks: ChartMarks;
  /** Ids to zoom to, when they change. */
  readonly zoomTo: ReadonlySet<string> | undefined;
  readonly onFold: (state: string) => void;
  /** The tools above the drawing. */
  readonly children: ReactNode;
}

/** The statechart of a machine, which can be moved and zoomed. The outline beside it says the same in words. */
export function ChartCanvas({ chart, layout, marks, zoomTo, onFold, children }: Props) {
  const styles = useStyles();
  const { wheel } = useSettings();
  const { frame, view, fit, zoomIn, zoomOut, handlers, show, reveal } = useChartView(layout, wheel);
  const keys = useStateKeys({ chart, layout, current: marks.current, onReach: reveal, onFold });
  const all = useMemo(() => ({ ...marks, focused: keys.focused }), [marks, keys.focused]);
  // The same hits are shown once, however often their set is made.
  const ids = [...(zoomTo ?? [])].join('\n');
  const found = useMemo(() => (layout && ids !== '' ? boxOf(layout, new Set(ids.split('\n'))) : null), [layout, ids]);
  useEffect(() => {
    if (found) show(found);
  }, [found, show]);
  const { onKeyDown, ...pointer } = handlers;
  const press = (event: KeyboardEvent) => {
    if (keys.onKey(event)) event.preventDefault();
    else onKeyDown(event);
  };
  return (
    <div className={styles.place}>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={text('chartOf', { machine: chart.id })}
        aria-description={text('chartKeys')}
        tabIndex={0}
        onKeyDown={press}
        onBlur={keys.leave}
        {...pointer}
      >
        <svg className={styles.svg} aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            {layout && <ChartDrawing layout={layout} marks={all} />}
          </g>
        </svg>
      </div>
      <div className={styles.unseen} role="status">
        {keys.announcement}
      </div>
      {children}
      <div className={styles.buttons}>
        <ViewButtons isLarge={false} onZoomIn={zoomIn} onZoomOut={zoomOut} onFit={fit} />
      </div>
    </div>
  );
}
