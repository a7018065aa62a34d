import {
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/components/formatDateTime';
import type { ImportReportEntry } from '@/contract/imports/imports';
import { ReportStatusTag } from './ReportStatusTag';
import { typeLabel } from './reportLabels';
import { text } from './texts';

/** Below the least width of the columns. */
const NARROW = '@container (max-width: 699px)';

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
  body: { display: 'block' },
  row: {
    display: 'grid',
    gridTemplateColumns: '130px minmax(90px, 1fr) minmax(150px, 1fr) minmax(110px, 1fr) 110px',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '10px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  head: {
    display: 'block',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // Below this width a row says without a heading what it shows; screen readers still have it.
    [NARROW]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  headCell: {
    padding: 0,
    minHeight: '20px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  cell: { minHeight: '24px', padding: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  // Beside the status, since it is the purpose of the row.
  report: { [NARROW]: { gridColumn: 2, gridRow: 1 } },
  actionedBy: { [NARROW]: { gridColumn: '1 / -1' } },
  type: { [NARROW]: { gridColumn: 1 } },
  actionedAt: { color: tokens.colorNeutralForeground2, [NARROW]: { gridColumn: 2 } },
  link: { color: tokens.colorBrandForegroundLink },
});

const COLUMNS = ['status', 'type', 'actionedAt', 'actionedBy', 'report'] as const;

interface Props {
  readonly reports: readonly ImportReportEntry[];
  readonly addressOf: (report: ImportReportEntry) => string;
  readonly onOpen: (report: ImportReportEntry) => void;
}

/** A page of import reports. A running one has no link yet. */
export function ReportTable({ reports, addressOf, onOpen }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.container}>
      <Table noNativeElements aria-label={text('title')} className={styles.table}>
        <TableHeader className={styles.head}>
          <TableRow className={styles.row}>
            {COLUMNS.map((column) => (
              <TableHeaderCell key={column} className={styles.headCell}>
                {text(column)}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody className={styles.body}>
          {reports.map((report) => (
            <TableRow key={report.id} className={styles.row}>
              <TableCell className={styles.cell}>
                <ReportStatusTag status={report.status} />
              </TableCell>
              <TableCell className={mergeClasses(styles.cell, styles.type)}>{typeLabel(report.type)}</TableCell>
              <TableCell className={mergeClasses(styles.cell, styles.actionedAt)}>
                {formatDateTime(report.date)}
              </TableCell>
              <TableCell className={mergeClasses(styles.cell, styles.actionedBy)}>
                {report.user?.name ?? text('schedule')}
              </TableCell>
              <TableCell className={mergeClasses(styles.cell, styles.report)}>
                {report.status !== 'running' && (
                  <Link
                    to={addressOf(report)}
                    className={styles.link}
                    aria-label={text('viewReportOf', { id: report.id })}
                    onClick={(event) => {
                      // Another tab is the browser's own.
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      onOpen(report);
                    }}
                  >
                    {text('viewReport')}
                  </Link>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
