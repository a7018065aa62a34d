import { Avatar, Badge, Button } from '@fluentui/react-components';
import { MailRegular, PeopleRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featuresQuery, organisationQuery } from '@/api/organisations/organisations';
import { resendWelcome, usersQuery } from '@/api/users/users';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { Column } from '@/components/recordTable/column';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RowAction } from '@/components/recordTable/RowAction';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { User } from '@/contract/users/users';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import { RolesDialog } from './RolesDialog';
import { text } from './texts';
import { UserDialog } from './UserDialog';
import { emailOf, nameOf, roleOf, userState } from './userFields';
import { userKind } from './userKind';

const STATE_COLOURS = { invited: 'informative', twoFactor: 'success' } as const;

interface Props {
  readonly machine: RecordFormMachine;
  readonly roleMachine: RecordFormMachine;
}

/** The users of the organisation: searched, sorted, created, edited, deleted. */
export function UsersScreen({ machine, roleMachine }: Props) {
  const currentUser = useCurrentUser();
  const { organisation, user: self } = currentUser;
  const notify = useNotify();
  const users = useQuery(usersQuery(organisation.uuid));
  const record = useQuery(organisationQuery(organisation.uuid));
  const features = useQuery(featuresQuery(organisation.uuid));
  const welcome = useMutation({
    mutationFn: resendWelcome,
    onSuccess: (message) => notify(message),
    onError: notifyError,
  });
  const [editsRoles, setEditsRoles] = useState(false);
  const columns: Column<User>[] = [
    nameColumn({
      nameOf,
      before: ({ name, avatar }) => (
        <Avatar size={24} name={name} color="brand" aria-hidden {...(avatar !== null && { image: { src: avatar } })} />
      ),
    }),
    { key: 'email', label: text('email'), width: 'minmax(180px, 3fr)', sortKey: emailOf, cell: emailOf },
    { key: 'role', label: text('role'), width: 'minmax(120px, 1fr)', sortKey: roleOf, cell: roleOf },
    {
      key: 'status',
      label: text('status'),
      width: 'minmax(160px, 1fr)',
      sortKey: (user) => userState(user) ?? '',
      cell: (user) => {
        const state = userState(user);
        return (
          state && (
            <Badge appearance="tint" color={STATE_COLOURS[state]}>
              {text(state)}
            </Badge>
          )
        );
      },
    },
    actionsColumn({
      one: userKind.one,
      more: ({ uuid, name }) => (
        <RowAction
          label={text('resendWelcome', { name })}
          icon={<MailRegular />}
          onClick={() => !welcome.isPending && welcome.mutate(uuid)}
        />
      ),
    }),
  ];
  const list = useRecordList({ records: users.data, idOf: recordIdOf, nameOf, columns });
  return (
    <RecordListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many') }}
      list={list}
      query={users}
      columns={columns}
      header={{
        actions: isStaff(currentUser) && <Button onClick={() => setEditsRoles(true)}>{text('roles')}</Button>,
      }}
      empty={{ drawing: <PeopleRegular />, text: text('empty') }}
    >
      {list.editing && record.data && features.data && (
        <UserDialog
          key={list.editingKey}
          machine={machine}
          editing={list.editing}
          choices={{
            roles: record.data.all_roles ?? [],
            features: features.data,
            grantable: self.features.filter((id) => features.data.some((one) => one.id === id)),
          }}
          self={self.uuid}
        />
      )}
      {editsRoles && features.data && (
        <RolesDialog
          machine={roleMachine}
          organisation={organisation}
          features={features.data}
          onClose={() => setEditsRoles(false)}
        />
      )}
    </RecordListScreen>
  );
}
