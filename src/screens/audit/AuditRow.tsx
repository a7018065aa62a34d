import { Badge, Button, makeStyles, mergeClasses, TableCell, TableRow, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { changedFields } from '@/components/propertyDiff/changedFields';
import { PropertyDiff } from '@/components/propertyDiff/PropertyDiff';
import type { AuditEntry } from '@/contract/audit/audit';
import { isRecordKindName } from '@/contract/recordKinds';
import { causerLabel, eventLabel, subjectLabel } from './entryTexts';
import { GRID, NARROW } from './rowGrid';
import { subjectIcon } from './subjectIcons';
import { text } from './texts';

const useStyles = makeStyles({
  row: { ...GRID, borderTop: `1px solid ${tokens.colorNeutralStroke3}`, borderBottom: 'none' },
  details: {
    display: 'block',
    padding: '0 16px 16px 64px',
    borderBottom: 'none',
    [NARROW]: { padding: '0 16px 16px' },
  },
  detailsCell: { display: 'block', padding: 0, minHeight: 0, height: 'auto' },
  cell: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    minHeight: '32px',
    height: 'auto',
    minWidth: 0,
    padding: 0,
    overflowWrap: 'anywhere',
  },
  toggle: { [NARROW]: { gridRow: '1 / span 4' } },
  description: { [NARROW]: { gridColumn: '2 / -1', gridRow: 1 } },
  tag: { [NARROW]: { gridColumn: 2, gridRow: 2 } },
  event: { [NARROW]: { gridColumn: 3, gridRow: 2, alignItems: 'flex-end' } },
  subject: { [NARROW]: { gridColumn: 2, gridRow: 3 } },
  subjectLabel: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  causer: { [NARROW]: { gridColumn: '2 / -1', gridRow: 4 } },
  time: {
    fontVariantNumeric: 'tabular-nums',
    [NARROW]: { gridColumn: 3, gridRow: 3, alignItems: 'flex-end' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginTop: '8px' },
  link: { color: tokens.colorBrandForegroundLink },
});

interface Props {
  readonly entry: AuditEntry;
  readonly isExpanded: boolean;
  readonly linksBatch: boolean;
  readonly onExpand: () => void;
}

/** An entry of the audit log; expanded it has what was changed. */
export function AuditRow({ entry, isExpanded, linksBatch, onExpand }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const detailsId = useId();
  const { tag, event, subject_type, location_name, description, causer, datetime, datetime_diff } = entry;
  const Icon = isRecordKindName(subject_type) ? subjectIcon(subject_type) : null;
  return (
    <>
      <TableRow className={styles.row}>
        <TableCell className={mergeClasses(styles.cell, styles.toggle)}>
          <Button
            appearance="subtle"
            icon={isExpanded ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-label={text(isExpanded ? 'hide' : 'show', { description })}
            aria-expanded={isExpanded}
            {...(isExpanded && { 'aria-controls': detailsId })}
            onClick={onExpand}
          />
        </TableCell>
        <TableCell className={mergeClasses(styles.cell, styles.tag)}>
          <span translate="no">{tag}</span>
        </TableCell>
        <TableCell className={mergeClasses(styles.cell, styles.subject)}>
          <span className={styles.subjectLabel}>
            {Icon && <Icon />}
            {subjectLabel(subject_type)}
          </span>
          {location_name !== null && (
            <Text size={200} className={styles.quiet} translate="no">
              {location_name}
            </Text>
          )}
        </TableCell>
        <TableCell className={mergeClasses(styles.cell, styles.event)}>
          <Badge appearance="tint" color="informative">
            {eventLabel(event)}
          </Badge>
        </TableCell>
        <TableCell className={mergeClasses(styles.cell, styles.description)}>
          {/* The event says the same beside it. */}
          {description !== eventLabel(event) && <span translate="no">{description}</span>}
        </TableCell>
        <TableCell className={mergeClasses(styles.cell, styles.causer)}>
          <span>{causerLabel(entry)}</span>
          {causer?.email !== undefined && (
            <Text size={200} className={styles.quiet} translate="no">
              {causer.email}
            </Text>
          )}
        </TableCell>
        <TableCell className={mergeClasses(styles.cell, styles.time)}>
          <span translate="no">{formatDateTime(datetime, user.time_zone)}</span>
          <Text size={200} className={styles.quiet} translate="no">
            {datetime_diff}
          </Text>
        </TableCell>
      </TableRow>
      {isExpanded && (
        <TableRow className={styles.details}>
          <TableCell className={styles.detailsCell} id={detailsId} aria-colspan={7}>
            <Details entry={entry} linksBatch={linksBatch} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

function Details({
  entry: { properties, description, subject, batch_uuid },
  linksBatch,
}: Pick<Props, 'entry' | 'linksBatch'>) {
  const styles = useStyles();
  const fields = changedFields(properties);
  return (
    <>
      {fields.length > 0 ? (
        <PropertyDiff fields={fields} label={text('properties', { description })} />
      ) : (
        <Text className={styles.quiet}>{text('noProperties')}</Text>
      )}
      <div className={styles.links}>
        {subject !== '' && (
          <Text size={200} className={styles.quiet}>
            {`${text('id')}: `}
            <span translate="no">{subject}</span>
          </Text>
        )}
        {linksBatch && batch_uuid !== null && (
          <Link to={`/auditing/batch/${batch_uuid}`} className={styles.link}>
            {text('batch')}
          </Link>
        )}
      </div>
    </>
  );
}
