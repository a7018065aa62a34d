import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import type { Lane, Message } from '@/machines/inspect/log/sequenceOf';
import { eventText, laneName, stepLabel, timeText } from './describeStep';

export const ROW = 30;
export const LANE = 132;
export const TIME = 104;

const useStyles = makeStyles({
  row: {
    position: 'absolute',
    left: 0,
    right: 0,
    height: `${ROW}px`,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  later: { opacity: 0.45 },
  laterText: { color: tokens.colorNeutralForeground3 },
  selectedText: { color: tokens.colorNeutralForeground1 },
  time: {
    position: 'absolute',
    left: '12px',
    top: '7px',
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  svg: { position: 'absolute', left: `${TIME}px`, top: 0, overflow: 'visible', pointerEvents: 'none' },
  life: { stroke: tokens.colorNeutralStroke2 },
  arrow: { stroke: tokens.colorNeutralStrokeAccessible, fill: 'none', strokeWidth: '1.5px' },
  head: { fill: tokens.colorNeutralStrokeAccessible },
  asked: { stroke: tokens.colorNeutralStrokeAccessible, strokeDasharray: '2 3', fill: 'none' },
  rejected: { stroke: tokens.colorStatusDangerBorderActive, strokeDasharray: '5 3' },
  rejectedHead: { fill: tokens.colorStatusDangerBorderActive },
  label: {
    position: 'absolute',
    top: '1px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
  },
  loop: { textAlign: 'left' },
  rejectedLabel: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  readonly message: Message;
  readonly lanes: readonly Lane[];
  readonly top: number;
  readonly id: string;
  readonly isSelected: boolean;
  /** It came after the selected one. */
  readonly isLater: boolean;
}

/** An event in the sequence diagram: an arrow from its sender to its receiver. */
export const SequenceRow = memo(function SequenceRow({ message, lanes, top, id, isSelected, isLater }: Props) {
  const styles = useStyles();
  const { step, from, to, asked } = message;
  const middle = (lane: string) =>
    Math.max(
      0,
      lanes.findIndex((one) => one.id === lane),
    ) *
      LANE +
    LANE / 2;
  const nameOf = (lane: string) => lanes.filter((one) => one.id === lane).map(laneName)[0] ?? '';
  const [begin, end] = [middle(from), middle(to)];
  const isLoop = from === to;
  const direction = Math.sign(end - begin);
  const isRejected = step.verdict !== null;
  const arrow = mergeClasses(styles.arrow, isRejected && styles.rejected);
  const head = mergeClasses(styles.head, isRejected && styles.rejectedHead);
  return (
    // The list has the keys and the clicks; the row that is chosen is its active descendant.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-label={stepLabel(step, nameOf(from), nameOf(to))}
      className={mergeClasses(styles.row, isSelected && styles.selected)}
      style={{ top: `${top}px` }}
      data-place={step.place}
    >
      <span className={mergeClasses(styles.time, isSelected && styles.selectedText)}>{timeText(step.at)}</span>
      <svg
        className={mergeClasses(styles.svg, isLater && styles.later)}
        width={lanes.length * LANE}
        height={ROW}
        aria-hidden="true"
      >
        {lanes.map((lane) => (
          <line key={lane.id} className={styles.life} x1={middle(lane.id)} x2={middle(lane.id)} y1={0} y2={ROW} />
        ))}
        {asked.map((lane) => (
          <path key={lane} className={styles.asked} d={`M${end} 25H${middle(lane)}`} />
        ))}
        {isLoop ? (
          <>
            <path className={arrow} d={`M${end} 9h10a6 6 0 0 1 0 12h-6`} />
            <path className={head} d={`M${end + 1} 21l7 -4v8z`} />
          </>
        ) : (
          <>
            <path className={arrow} d={`M${begin} 20H${end - direction * 7}`} />
            <path className={head} d={`M${end} 20l${-direction * 8} -4v8z`} />
          </>
        )}
      </svg>
      <span
        className={mergeClasses(
          styles.label,
          isLoop && styles.loop,
          isLater && styles.laterText,
          isRejected && styles.rejectedLabel,
        )}
        style={
          isLoop
            ? { left: `${TIME + end + 24}px`, width: `${LANE - 30}px`, top: '8px' }
            : { left: `${TIME + Math.min(begin, end) + 8}px`, width: `${Math.abs(end - begin) - 16}px` }
        }
        dir="auto"
        translate="no"
      >
        {eventText(step.type)}
      </span>
    </div>
  );
});
