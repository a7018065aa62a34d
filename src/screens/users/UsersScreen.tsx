import { Button } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MailRegular, PeopleRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { featuresQuery, organisationQuery } from '@/api/organisations';
import { resendWelcome, usersQuery } from '@/api/users';
import { isStaff, useActing } from '@/components/acting';
import { RowAction } from '@/components/RowAction';
import { nextSort, sortOf, sortText } from '@/components/recordTable/nextSort';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RecordName } from '@/components/recordTable/RecordName';
import { type Column, RecordTable } from '@/components/recordTable/RecordTable';
import { useFocusRow } from '@/components/recordTable/useFocusRow';
import { useAddress } from '@/components/useAddress';
import { failureOf } from '@/components/useListFailure';
import { useTell } from '@/components/useTell';
import type { User } from '@/contract/users';
import type { FormEnd } from '@/machines/formEnd';
import type { UserFormInput, UserFormLogic } from '@/machines/userForm.machine';
import { RolesDialog } from './RolesDialog';
import { UserDialog } from './UserDialog';
import { userRecordOf } from './userRecordOf';
import { shownOf, USER_COLUMNS, userRows } from './userRows';

const NEW = 'new';

/** Who works for the organisation: searched, sorted, created, changed, deleted. */
export function UsersScreen({ logic }: { logic: UserFormLogic }) {
  const acting = useActing();
  const { organisation, user: self } = acting;
  const tell = useTell();
  const { table, focusRow } = useFocusRow();
  const { params, change } = useAddress();
  const users = useQuery(usersQuery(organisation.uuid));
  const record = useQuery(organisationQuery(organisation.uuid));
  const features = useQuery(featuresQuery(organisation.uuid));
  const welcome = useMutation({
    mutationFn: resendWelcome,
    onSuccess: (message) => tell(message),
    onError: (error) => tell(failureOf(error).text, 'error'),
  });
  const [doomed, setDoomed] = useState<User | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [editsRoles, setEditsRoles] = useState(false);
  const search = params.get('search') ?? '';
  const sort = sortOf(params.get('sort'), USER_COLUMNS);
  const rows = useMemo(
    () => userRows(users.data ?? [], { search, column: sort.column, direction: sort.direction }),
    [users.data, search, sort.column, sort.direction],
  );
  const open = params.get('open');
  const opened = doomed ?? users.data?.find(({ uuid }) => uuid === open) ?? null;
  const isReady = record.data !== undefined && features.data !== undefined;
  const grantable = useMemo(
    () => (features.data ?? []).filter(({ id }) => self.features.includes(id)).map(({ id }) => id),
    [features.data, self.features],
  );
  const input: UserFormInput = {
    user: opened && userRecordOf(opened),
    self: self.uuid,
    grantable,
    intent: doomed ? 'delete' : 'edit',
  };
  const close = ({ id }: FormEnd) => {
    const key = id ?? opened?.uuid ?? rows[0]?.uuid ?? '';
    setDoomed(null);
    setDeleting(false);
    if (open !== null) change({ open: null });
    focusRow(key);
  };
  const noteDeleting = (begins: boolean) => {
    setDeleting(begins);
    // The question over the list had the focus.
    if (begins && doomed) focusRow(doomed.uuid);
  };
  const waits = ({ uuid }: User) => isDeleting && doomed?.uuid === uuid;
  const columns: Column<User>[] = [
    {
      key: 'name',
      label: 'Name',
      width: 'minmax(160px, 2fr)',
      isSortable: true,
      cell: (user) => (
        <RecordName
          name={user.name}
          uuid={user.uuid}
          isDeleting={waits(user)}
          onOpen={() => change({ open: user.uuid })}
        />
      ),
    },
    {
      key: 'email',
      label: 'Email',
      width: 'minmax(180px, 3fr)',
      isSortable: true,
      cell: (user) => shownOf(user, 'email'),
    },
    {
      key: 'role',
      label: 'Role',
      width: 'minmax(120px, 1fr)',
      isSortable: true,
      cell: (user) => shownOf(user, 'role'),
    },
    {
      key: 'actions',
      label: '',
      width: '112px',
      cell: (user) =>
        !waits(user) && (
          <>
            <RowAction label={`Edit ${user.name}`} icon={<EditRegular />} onClick={() => change({ open: user.uuid })} />
            <RowAction
              label={`Resend welcome e-mail to ${user.name}`}
              icon={<MailRegular />}
              onClick={() => !welcome.isPending && welcome.mutate(user.uuid)}
            />
            <RowAction
              label={isDeleting ? 'One user is being deleted' : `Delete ${user.name}`}
              icon={<DeleteRegular />}
              isDisabled={isDeleting}
              onClick={() => setDoomed(user)}
            />
          </>
        ),
    },
  ];
  return (
    <RecordListScreen
      one="user"
      many="users"
      list={users}
      count={users.data?.length}
      isNoneFound={rows.length === 0}
      search={search}
      onSearch={(text) => change({ search: text }, true)}
      onCreate={() => change({ open: NEW })}
      actions={isStaff(acting) && <Button onClick={() => setEditsRoles(true)}>Roles</Button>}
      empty={{
        drawing: <PeopleRegular />,
        text: 'Users are the people who sign in for this organisation. Create the first one; a welcome e-mail brings them in.',
      }}
    >
      {rows.length > 0 && (
        <RecordTable
          ref={table}
          label="Users"
          columns={columns}
          rows={rows}
          keyOf={({ uuid }) => uuid}
          sort={sort}
          onSort={(column) => change({ sort: sortText(nextSort(sort, column)) })}
          onOpen={(user) => change({ open: user.uuid })}
        />
      )}
      {isReady && (open === NEW || opened) && (
        <UserDialog
          key={`${opened?.uuid ?? NEW} ${input.intent}`}
          logic={logic}
          input={input}
          roles={record.data.all_roles ?? []}
          features={features.data}
          onDeleting={noteDeleting}
          onEnd={close}
        />
      )}
      {editsRoles && <RolesDialog organisation={organisation} onClose={() => setEditsRoles(false)} />}
    </RecordListScreen>
  );
}
