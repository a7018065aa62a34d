import {
  makeStyles,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { AuditEntry } from '@/contract/audit/audit';
import { AuditRow } from './AuditRow';
import { GRID, NARROW } from './rowGrid';
import { text } from './texts';

const useStyles = makeStyles({
  table: {
    display: 'block',
    width: '100%',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  container: { containerType: 'inline-size' },
  // Below this width a row says without a heading what it shows; screen readers still have it.
  head: {
    display: 'block',
    [NARROW]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  row: { ...GRID, borderBottom: 'none' },
  cell: {
    padding: 0,
    minHeight: '20px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  body: { display: 'block' },
});

const COLUMNS = ['tag', 'subject', 'event', 'description', 'actionedBy', 'timestamp'] as const;

interface Props {
  readonly entries: readonly AuditEntry[];
  /** Ids of the expanded entries. */
  readonly expanded: readonly number[];
  readonly label: string;
  readonly isLoading: boolean;
  /** Whether an expanded entry leads to its batch. */
  readonly linksBatch: boolean;
  readonly onExpand: (id: number) => void;
}

/** A page of the audit log; each row can be expanded. */
export function AuditTable({ entries, expanded, label, isLoading, linksBatch, onExpand }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.container}>
      <Table noNativeElements aria-label={label} aria-busy={isLoading} className={styles.table}>
        <TableHeader className={styles.head}>
          <TableRow className={styles.row}>
            <TableHeaderCell className={styles.cell}>
              <span className={styles.hidden}>{text('details')}</span>
            </TableHeaderCell>
            {COLUMNS.map((column) => (
              <TableHeaderCell key={column} className={styles.cell}>
                {text(column)}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody className={styles.body}>
          {entries.map((entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              isExpanded={expanded.includes(entry.id)}
              linksBatch={linksBatch}
              onExpand={() => onExpand(entry.id)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
