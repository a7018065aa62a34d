import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowEnterRegular,
  BuildingMultipleRegular,
  ChevronDownRegular,
  ChevronRightRegular,
  DeleteRegular,
  EditRegular,
} from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useActing } from '@/components/acting';
import { RowAction } from '@/components/RowAction';
import { nextSort, sortOf, sortText } from '@/components/recordTable/nextSort';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RecordName } from '@/components/recordTable/RecordName';
import { type Column, RecordTable } from '@/components/recordTable/RecordTable';
import { useFocusRow } from '@/components/recordTable/useFocusRow';
import { useAddress } from '@/components/useAddress';
import { useChart } from '@/components/useChart';
import { useTold } from '@/components/useTold';
import { WarningDialog } from '@/components/WarningDialog';
import { say } from '@/contract/texts/say';
import type { DeleteOrganisationLogic } from '@/machines/deleteOrganisation.machine';
import type { FormEnd } from '@/machines/formEnd';
import type { RecordFormLogic } from '@/machines/recordForm.machine';
import { OpenedOrganisation } from './OpenedOrganisation';
import { ORGANISATION_COLUMNS, type OrganisationRow } from './organisationRows';
import { useOrganisationRows } from './useOrganisationRows';

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  tile: { width: '10px', height: '10px', flexShrink: 0, borderRadius: tokens.borderRadiusSmall },
  indent: { flexShrink: 0 },
});

const NEW = 'new';
/** Pixels that a row further down stands to the right. */
const INDENT = 24;

interface Props {
  readonly formLogic: RecordFormLogic;
  readonly deleteLogic: DeleteOrganisationLogic;
}

/** The customers of the organisation acted for, and theirs: created, changed, deleted, switched into. */
export function OrganisationsScreen({ formLogic, deleteLogic }: Props) {
  const styles = useStyles();
  const { organisation, switchTo } = useActing();
  const { table, focusRow } = useFocusRow();
  const { params, change } = useAddress();
  const deletion = useChart(deleteLogic);
  useTold(deletion);
  const step = useSelector(deletion, (now) => now);
  const doomed = step.context.organisation;
  const isDeleting = step.hasTag('deleting');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const search = params.get('search') ?? '';
  const sort = sortOf(params.get('sort'), ORGANISATION_COLUMNS);
  const { list, all, rows } = useOrganisationRows(organisation.uuid, {
    expanded,
    search,
    column: sort.column,
    direction: sort.direction,
  });
  const open = params.get('open');
  const close = (end: FormEnd | null) => {
    change({ open: null });
    focusRow(end?.id ?? open ?? '');
  };
  const toggle = ({ uuid }: OrganisationRow) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(uuid)) after.add(uuid);
      return after;
    });
  const waits = ({ uuid }: OrganisationRow) => isDeleting && doomed?.uuid === uuid;
  const isTree = rows.some(({ isExpanded }) => isExpanded !== null);
  const columns: Column<OrganisationRow>[] = [
    {
      key: 'name',
      label: 'Name',
      width: 'minmax(240px, 3fr)',
      isSortable: true,
      cell: (row) => (
        <span className={styles.name}>
          <span className={styles.indent} style={{ width: (row.level - 1) * INDENT }} />
          {row.isExpanded === null ? (
            <span className={styles.indent} style={{ width: isTree ? INDENT : 0 }} />
          ) : (
            <Button
              tabIndex={-1}
              size="small"
              appearance="transparent"
              icon={row.isExpanded ? <ChevronDownRegular /> : <ChevronRightRegular />}
              aria-label={`Customers of ${row.name}`}
              aria-expanded={row.isExpanded}
              onClick={() => toggle(row)}
            />
          )}
          <span className={styles.tile} style={{ backgroundColor: row.color }} aria-hidden="true" />
          <RecordName
            name={row.name}
            uuid={row.uuid}
            isDeleting={waits(row)}
            onOpen={() => change({ open: row.uuid })}
          />
        </span>
      ),
    },
    {
      key: 'reseller',
      label: 'Reseller',
      width: 'minmax(90px, 1fr)',
      isSortable: true,
      cell: ({ isReseller }) => (isReseller ? 'Yes' : 'No'),
    },
    {
      key: 'projects',
      label: 'Projects',
      width: '90px',
      isSortable: true,
      isNumber: true,
      cell: ({ projects }) => projects ?? '…',
    },
    {
      key: 'actions',
      label: '',
      width: '112px',
      cell: (row) =>
        !waits(row) && (
          <>
            <RowAction
              label={`Edit Organisation ${row.name}`}
              icon={<EditRegular />}
              onClick={() => change({ open: row.uuid })}
            />
            <RowAction
              label={`Remote Admin of ${row.name}`}
              icon={<ArrowEnterRegular />}
              onClick={() => switchTo(row)}
            />
            <RowAction
              label={isDeleting ? 'One organisation is being deleted' : `Delete ${row.name}`}
              icon={<DeleteRegular />}
              isDisabled={isDeleting}
              onClick={() => deletion.send({ type: 'delete', organisation: { uuid: row.uuid, name: row.name } })}
            />
          </>
        ),
    },
  ];
  const cancel = () => {
    deletion.send({ type: 'cancel' });
    focusRow(doomed?.uuid ?? '');
  };
  return (
    <RecordListScreen
      one="organisation"
      many="organisations"
      list={list}
      count={list.data?.sub.length}
      isNoneFound={rows.length === 0}
      search={search}
      onSearch={(text) => change({ search: text }, true)}
      onCreate={() => change({ open: NEW })}
      empty={{
        drawing: <BuildingMultipleRegular />,
        text: 'Customers of this organisation stand here, each with its own locations and users. Create the first one.',
      }}
    >
      {rows.length > 0 && (
        <RecordTable
          ref={table}
          label="Organisations"
          columns={columns}
          rows={rows}
          keyOf={({ uuid }) => uuid}
          sort={sort}
          onSort={(column) => change({ sort: sortText(nextSort(sort, column)) })}
          onOpen={(row) => change({ open: row.uuid })}
          tree={{ level: ({ level }) => level, isExpanded: ({ isExpanded }) => isExpanded, toggle }}
        />
      )}
      {open !== null && (
        <OpenedOrganisation key={open} uuid={open === NEW ? null : open} all={all} logic={formLogic} onClose={close} />
      )}
      <WarningDialog
        isOpen={step.matches('firstConfirm') || step.matches('secondConfirm')}
        title={step.matches('secondConfirm') ? `Really delete ${doomed?.name}?` : `Delete ${doomed?.name}?`}
        {...(!step.matches('secondConfirm') && { text: say('organisation.deleteText') })}
        onConfirm={() => {
          deletion.send({ type: 'confirm' });
          if (step.matches('secondConfirm')) focusRow(doomed?.uuid ?? '');
        }}
        onCancel={cancel}
      />
    </RecordListScreen>
  );
}
