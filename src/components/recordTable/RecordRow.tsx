import { makeStyles, mergeClasses, TableCell, TableRow, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import type { Column } from './column';
import { titleCutText } from './titleCutText';
import { useLineStyles } from './useLineStyles';
import type { RecordList } from './useRecordList';

const useStyles = makeStyles({
  record: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    // Actions appear on hover and focus, and take no space otherwise.
    '& [data-actions]': { opacity: 0 },
    ':hover [data-actions]': { opacity: 1 },
    ':focus-within [data-actions]': { opacity: 1 },
    '@media (hover: none)': { '& [data-actions]': { opacity: 1 } },
  },
  selected: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground1 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground1 },
  far: { position: 'absolute', top: 0, left: 0, right: 0 },
  cell: {
    display: 'block',
    height: 'auto',
    minHeight: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
    padding: 0,
    textAlign: 'left',
  },
  // Of one line, whatever is in it: the row has its height from the table.
  below: {
    gridColumn: '1 / -1',
    maxHeight: '20px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  // In one line of text, so that its end is cut with an ellipsis.
  part: { marginInlineEnd: '12px', ':empty': { display: 'none' } },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '2px', transition: 'opacity 120ms ease-out' },
});

type RowTone = 'warning' | 'danger' | 'success';

/** The properties that all rows of a table share. */
export interface RowContext<Row> {
  readonly columns: readonly Column<Row>[];
  /** The columns, as in `grid-template-columns`. */
  readonly template: string;
  /** The columns without room, which share a line below the others. */
  readonly left: readonly Column<Row>[];
  /** Of a row, in pixels. */
  readonly height: number;
  readonly list: RecordList<Row>;
  /** The colour of a row, which also says it in words; null for none. */
  readonly toneOf?: ((row: Row) => RowTone | null) | undefined;
  /** A tree: the level of a row, 1 at the top, and whether it is expanded; null where it has no children. */
  readonly tree?:
    | { readonly level: (row: Row) => number; readonly isExpanded: (row: Row) => boolean | null }
    | undefined;
}

interface Props<Row> {
  readonly context: RowContext<Row>;
  readonly row: Row;
  readonly index: number;
  /** Pixels from the top of the rows; null where it follows the row before it. */
  readonly start: number | null;
  /** Null where rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly isTabStop: boolean;
}

function Cells<Row>({ context, row, index, start, isSelected, isTabStop }: Props<Row>) {
  const { columns, template, left, height, list, toneOf, tree } = context;
  const styles = useStyles();
  const { line } = useLineStyles();
  const tone = toneOf?.(row) ?? null;
  const expanded = tree?.isExpanded(row) ?? null;
  return (
    <TableRow
      data-index={index}
      aria-rowindex={index + 2}
      {...(tree && { 'aria-level': tree.level(row) })}
      {...(expanded !== null && { 'aria-expanded': expanded })}
      {...(isSelected !== null && { 'aria-selected': isSelected })}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(
        line,
        styles.record,
        tone !== null && styles[tone],
        isSelected === true && styles.selected,
        start !== null && styles.far,
      )}
      style={{
        gridTemplateColumns: template,
        height,
        ...(start !== null && { transform: `translateY(${start}px)` }),
      }}
    >
      {columns.map(({ key, isNumber, cell }) => (
        <TableCell
          key={key}
          role="gridcell"
          // Of a name that is written from the right, the cut takes the end and not the beginning.
          {...(key !== 'actions' && { dir: 'auto' })}
          className={mergeClasses(styles.cell, isNumber && styles.number, key === 'actions' && styles.actions)}
          {...(key === 'actions' && { 'data-actions': true })}
          onPointerEnter={({ currentTarget }) => titleCutText(currentTarget)}
        >
          {cell(row, list)}
        </TableCell>
      ))}
      {left.length > 0 && (
        <TableCell
          role="gridcell"
          className={mergeClasses(styles.cell, styles.below)}
          aria-label={left.map(({ label }) => label).join(', ')}
          onPointerEnter={({ currentTarget }) => titleCutText(currentTarget)}
        >
          {left.map(({ key, label, isNumber, cell }) => (
            <span key={key} className={styles.part}>
              {isNumber && <span>{`${label}: `}</span>}
              {cell(row, list)}
            </span>
          ))}
        </TableCell>
      )}
    </TableRow>
  );
}

/** A row of a table of records. It is not rendered again while others are scrolled into view. */
export const RecordRow = memo(Cells) as typeof Cells;
