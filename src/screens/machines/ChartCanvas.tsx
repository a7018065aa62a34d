import { makeStyles, tokens } from '@fluentui/react-components';
import { ViewButtons } from '@/components/floorPlan/ViewButtons';
import { useSettings } from '@/components/SettingsProvider';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { ChartMarks } from '@/model/statechart/statechart';
import { ChartDrawing } from './ChartDrawing';
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
});

interface Props {
  /** Its id names the drawing. */
  readonly machine: string;
  readonly layout: ChartLayout | null;
  readonly marks: ChartMarks;
}

/** The statechart of a machine, which can be moved and zoomed. The outline beside it says the same in words. */
export function ChartCanvas({ machine, layout, marks }: Props) {
  const styles = useStyles();
  const { wheel } = useSettings();
  const { frame, view, fit, zoomIn, zoomOut, handlers } = useChartView(layout, wheel);
  return (
    <div className={styles.place}>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={text('chartOf', { machine })}
        aria-description={text('chartKeys')}
        tabIndex={0}
        {...handlers}
      >
        <svg className={styles.svg} aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            {layout && <ChartDrawing layout={layout} marks={marks} />}
          </g>
        </svg>
      </div>
      <div className={styles.buttons}>
        <ViewButtons isLarge={false} onZoomIn={zoomIn} onZoomOut={zoomOut} onFit={fit} />
      </div>
    </div>
  );
}
