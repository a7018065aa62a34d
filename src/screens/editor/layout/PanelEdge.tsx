import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { text } from '../texts';
import { type Side, WIDTHS } from './panelLayout';
import type { Panels } from './usePanels';

const useStyles = makeStyles({
  edge: {
    gridRow: 2,
    gridColumn: 2,
    width: '8px',
    height: 'auto',
    marginTop: 0,
    marginBottom: 0,
    border: 'none',
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralStroke1 },
    ':focus-visible': { backgroundColor: tokens.colorStrokeFocus2 },
  },
  left: { justifySelf: 'start', marginLeft: '-4px' },
  right: { justifySelf: 'end', marginRight: '-4px' },
});

const STEP = 16;

/** The edge between a panel and the canvas: dragged, or moved with the arrow keys; Enter folds the panel. */
export function PanelEdge({ side, panels }: { side: Side; panels: Panels }) {
  const styles = useStyles();
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const width = panels.widthOf(side);
  const { least, most } = WIDTHS[side];
  const outwards = side === 'left' ? 1 : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted: Readonly<Record<string, number>> = {
      ArrowLeft: width - STEP * outwards,
      ArrowRight: width + STEP * outwards,
      Home: least,
      End: most,
    };
    const next = wanted[pressedKey(event)];
    if (next !== undefined) panels.resize(side, next);
    else if (pressedKey(event) === 'Enter') panels.toggle(side);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={text(side === 'left' ? 'widthOfPlaces' : 'widthOfProperties')}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={mergeClasses(styles.edge, styles[side])}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX, buttons }) => {
        // No browser reports a release outside of its window for sure.
        if (buttons === 0) start.current = null;
        if (start.current) panels.resize(side, start.current.width + (clientX - start.current.x) * outwards);
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    />
  );
}
