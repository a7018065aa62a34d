import { Button, Input, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Cause } from '@/model/importing/rows/causes';
import type { CellEdits } from '@/model/importing/rows/cells';
import { causeText } from './causeText';
import type { ImportKind } from './importKind';
import { text } from './texts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderInlineStartWidth: '4px',
    borderInlineStartColor: tokens.colorPaletteRedBorder2,
    borderRadius: tokens.borderRadiusMedium,
  },
  warning: { borderInlineStartColor: tokens.colorPaletteYellowBorder2 },
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', justifyContent: 'space-between', alignItems: 'center' },
  words: { flex: '1 1 260px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  rows: {
    margin: 0,
    padding: 0,
    border: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    maxHeight: '220px',
    overflowY: 'auto',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: '8px',
    alignItems: 'center',
    '@media (max-width: 640px)': { gridTemplateColumns: '64px minmax(0, 1fr)' },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  input: { '@media (max-width: 640px)': { gridColumn: '1 / -1' } },
});

/** Fields without which there is no record. */
const KEPT: ReadonlySet<string> = new Set(['name', 'start']);
/** Causes that stay without the value. */
const WHOLE: ReadonlySet<string> = new Set(['name-ambiguous', 'place-missing']);

/** Rows that can be corrected on the spot; more make the dialog slow. */
const SHOWN = 30;

interface Props {
  readonly kind: ImportKind;
  readonly cause: Cause;
  /** Whether its rows are imported, without the value. */
  readonly isWarning: boolean;
  /** Why missing categories cannot be created, in words; null where they can. */
  readonly blockedBy: string | null;
  readonly onCreateCategories: () => void;
  /** The edits that give the field of these rows these values; null where no column is the field's. */
  readonly editsOf: ((values: ReadonlyMap<number, string>) => CellEdits) | null;
  readonly onEdit: (edits: CellEdits) => void;
}

/** Why some rows cannot be imported, or lack a value, with one button for all of them, and a field for each. */
export function CauseCard({ kind, cause, isWarning, blockedBy, onCreateCategories, editsOf, onEdit }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const { code, field, rows, values } = cause;
  const words = causeText(kind, cause);
  const isCategory = code === 'category-unknown';
  const canLeaveOut = editsOf !== null && field !== null && !KEPT.has(field) && !WHOLE.has(code);
  return (
    <section className={mergeClasses(styles.card, isWarning && styles.warning)} aria-label={words}>
      <div className={styles.head}>
        <Text className={styles.words} dir="auto">
          {words}{' '}
          <span className={styles.quiet}>
            ({text(isWarning ? 'withoutValue' : 'affected', { count: rows.length })})
          </span>
        </Text>
        {isCategory && blockedBy === null && (
          <Button appearance="primary" onClick={onCreateCategories}>
            {text('createThem', { count: values.length })}
          </Button>
        )}
        {isCategory && blockedBy !== null && <Text className={styles.quiet}>{blockedBy}</Text>}
        {canLeaveOut && !isCategory && (
          <Button onClick={() => onEdit(editsOf(new Map(rows.map(({ row }) => [row, '']))))}>
            {text('leaveOut', { count: rows.length })}
          </Button>
        )}
      </div>
      {!isCategory && (
        <fieldset className={styles.rows} aria-label={text('rowsOf', { cause: words })}>
          {rows.slice(0, SHOWN).map(({ row, name, value }) => (
            <div key={row} className={styles.row}>
              <Text size={200} className={styles.quiet}>
                {text('row', { row })}
              </Text>
              <Text className={styles.name} dir="auto" title={name}>
                {name}
              </Text>
              {editsOf !== null && field !== null && (
                <Input
                  size="small"
                  className={styles.input}
                  aria-label={text('correct', { field: kind.fieldText(field), row })}
                  value={typed.get(row) ?? value}
                  onChange={(_, { value: next }) => setTyped(new Map([...typed, [row, next]]))}
                />
              )}
            </div>
          ))}
          {rows.length > SHOWN && (
            <Text size={200} className={styles.quiet}>
              {text('more', { count: rows.length - SHOWN })}
            </Text>
          )}
        </fieldset>
      )}
      {typed.size > 0 && editsOf !== null && (
        <div>
          <Button appearance="primary" onClick={() => onEdit(editsOf(typed))}>
            {text('apply')}
          </Button>
        </div>
      )}
    </section>
  );
}
