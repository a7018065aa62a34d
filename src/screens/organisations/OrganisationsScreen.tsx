import { Badge, Button, makeStyles } from '@fluentui/react-components';
import {
  ArrowEnterRegular,
  BuildingMultipleRegular,
  ChevronDownRegular,
  ChevronRightRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { OrganisationTile } from '@/components/layout/OrganisationTile';
import type { Column } from '@/components/recordTable/column';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RowAction } from '@/components/recordTable/RowAction';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import { OpenedOrganisation } from './OpenedOrganisation';
import { organisationKind } from './organisationKind';
import { type OrganisationRow, organisationRows } from './organisationRows';
import { text } from './texts';
import { useOrganisations } from './useOrganisations';

const useStyles = makeStyles({
  indent: { flexShrink: 0 },
});

/** Pixels that each level of the tree is indented by. */
const INDENT = 24;

/** The customers of the active organisation, and theirs: created, edited, deleted, switched into. */
export function OrganisationsScreen({ machine }: { machine: RecordFormMachine }) {
  const styles = useStyles();
  const { organisation, switchTo } = useCurrentUser();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const { query, top, below, counts } = useOrganisations(organisation.uuid, expanded);
  const isTree = below.length > top.length;
  const toggle = ({ uuid }: OrganisationRow) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(uuid)) after.add(uuid);
      return after;
    });
  const columns: Column<OrganisationRow>[] = [
    nameColumn({
      nameOf,
      width: 'minmax(240px, 3fr)',
      before: (row) => (
        <>
          {row.level > 1 && <span className={styles.indent} style={{ width: (row.level - 1) * INDENT }} />}
          {row.isExpanded === null ? (
            isTree && <span className={styles.indent} style={{ width: INDENT }} />
          ) : (
            <Button
              tabIndex={-1}
              size="small"
              appearance="transparent"
              icon={row.isExpanded ? <ChevronDownRegular /> : <ChevronRightRegular />}
              aria-label={text('customersOf', { name: row.name })}
              aria-expanded={row.isExpanded}
              onClick={() => toggle(row)}
            />
          )}
          <OrganisationTile {...row} isSmall />
        </>
      ),
    }),
    {
      key: 'reseller',
      label: text('reseller'),
      width: 'minmax(90px, 1fr)',
      sortKey: ({ isReseller }) => Number(isReseller),
      // A word in the rows that it is true of; the others stay quiet.
      cell: ({ isReseller }) =>
        isReseller && (
          <Badge appearance="tint" color="informative">
            {text('reseller')}
          </Badge>
        ),
    },
    {
      key: 'projects',
      label: text('projects'),
      width: '90px',
      isNumber: true,
      sortKey: ({ projects }) => projects ?? -1,
      cell: ({ projects }) => projects ?? '…',
    },
    actionsColumn({
      one: organisationKind.one,
      edit: (name) => text('edit', { name }),
      more: (row) => (
        <RowAction
          label={text('remoteAdmin', { name: row.name })}
          icon={<ArrowEnterRegular />}
          onClick={() => switchTo(row)}
        />
      ),
    }),
  ];
  const list = useRecordList<OrganisationRow>({
    count: query.data?.sub.length,
    idOf: recordIdOf,
    nameOf,
    columns,
    opensUnlisted: true,
    rowsOf: (view) => organisationRows({ top, below, counts, expanded, ...view }),
  });
  return (
    <RecordListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many') }}
      list={list}
      query={query}
      columns={columns}
      tree={{ level: ({ level }) => level, isExpanded: ({ isExpanded }) => isExpanded, toggle }}
      empty={{ drawing: <BuildingMultipleRegular />, text: text('empty') }}
    >
      {list.editing && (
        <OpenedOrganisation key={list.editingKey} machine={machine} editing={list.editing} all={below} />
      )}
    </RecordListScreen>
  );
}

const nameOf = ({ name }: OrganisationRow): string => name;
