import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import type { LogStep } from '@/machines/inspect/log/logStep';
import { sequenceOf } from '@/machines/inspect/log/sequenceOf';
import { text } from '../texts';
import { laneName } from './describeStep';
import { LANE, ROW, SequenceRow, TIME } from './SequenceRow';

const HEAD = 34;
/** Rows that are drawn above and below those in view. */
const MORE = 8;

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    minHeight: 0,
    minWidth: 0,
    overflow: 'auto',
    '@media (max-width: 1099px)': { height: '320px' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: `${HEAD}px`,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  lane: {
    position: 'absolute',
    top: '8px',
    width: `${LANE - 8}px`,
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  service: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  rows: { position: 'relative' },
});

interface Props {
  readonly steps: readonly LogStep[];
  readonly selected: number | null;
  readonly onSelect: (place: number) => void;
}

/** Who has sent what to whom: a line for each machine and service, an arrow for each event. Rows out of view are not drawn. */
export function SequenceDiagram({ steps, selected, onSelect }: Props) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const { lanes, messages } = useMemo(() => sequenceOf(steps), [steps]);
  const at = steps.findIndex(({ place }) => place === selected);
  const measure = () => {
    const own = frame.current;
    if (own) setView({ top: own.scrollTop, height: own.clientHeight });
  };
  const last = steps.at(-1)?.place ?? 0;
  // The chosen row stays in view, and the last one while none is chosen.
  useEffect(() => {
    const own = frame.current;
    if (!own || last === 0) return;
    const row = at < 0 ? steps.length - 1 : at;
    const [begin, end] = [row * ROW, (row + 1) * ROW + HEAD];
    if (begin < own.scrollTop) own.scrollTop = begin;
    else if (end > own.scrollTop + own.clientHeight) own.scrollTop = end - own.clientHeight;
    setView({ top: own.scrollTop, height: own.clientHeight });
  }, [at, last, steps.length]);
  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: (at < 0 ? steps.length : at) - 1,
      ArrowDown: at < 0 ? steps.length - 1 : at + 1,
      Home: 0,
      End: steps.length - 1,
    };
    const step = steps[moves[pressedKey(event)] ?? -1];
    if (!step) return;
    event.preventDefault();
    onSelect(step.place);
  };
  const choose = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    if (row?.dataset.place !== undefined) onSelect(Number(row.dataset.place));
  };
  const first = Math.max(0, Math.floor(view.top / ROW) - MORE);
  const drawn = messages.slice(first, first + Math.ceil(view.height / ROW) + 2 * MORE);
  const rowId = (place: number) => `log-step-${place}`;
  const width = TIME + lanes.length * LANE;
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="listbox"
      aria-label={text('sequence')}
      aria-activedescendant={
        selected !== null && at >= first && at < first + drawn.length ? rowId(selected) : undefined
      }
      tabIndex={0}
      onScroll={measure}
      onKeyDown={press}
      onClick={choose}
    >
      <div className={styles.head} style={{ minWidth: `${width}px` }} aria-hidden="true" translate="no">
        {lanes.map((lane, place) => (
          <span
            key={lane.id}
            className={mergeClasses(styles.lane, lane.kind === 'service' && styles.service)}
            style={{ left: `${TIME + place * LANE + 4}px` }}
            title={laneName(lane)}
            dir="auto"
          >
            {lane.kind === 'service' ? `⚙ ${laneName(lane)}` : laneName(lane)}
          </span>
        ))}
      </div>
      <div
        className={styles.rows}
        role="presentation"
        style={{ minWidth: `${width}px`, height: `${messages.length * ROW}px` }}
      >
        {drawn.map((message, index) => (
          <SequenceRow
            key={message.step.place}
            message={message}
            lanes={lanes}
            top={(first + index) * ROW}
            id={rowId(message.step.place)}
            isSelected={message.step.place === selected}
            isLater={at >= 0 && first + index > at}
          />
        ))}
      </div>
    </div>
  );
}
