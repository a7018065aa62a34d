import { Dropdown, Field, Option, Switch } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionsQuery } from '@/api/users/roles';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useListError } from '@/components/feedback/useListError';
import { CheckList } from '@/components/form/checkList/CheckList';
import { CheckListField } from '@/components/form/checkList/CheckListField';
import { featureOptions } from '@/components/form/checkList/featureOptions';
import { toggled } from '@/components/form/checkList/toggled';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useListSurface } from '@/components/form/useListSurface';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { type Role, roleKind } from './roleKind';
import { text } from './texts';
import type { UserChoices } from './userKind';

interface Props {
  readonly machine: RecordFormMachine;
  readonly organisation: { readonly uuid: string; readonly name: string };
  /** The features of the organisation. */
  readonly features: UserChoices['features'];
  readonly onClose: () => void;
}

/** The legacy role editor: one role at a time, saved by its name. */
export function RolesDialog({ machine, organisation, features, onClose }: Props) {
  const query = useQuery(permissionsQuery(organisation.uuid));
  const [chosen, setChosen] = useState<string | null>(null);
  useListError(query.error);
  useReturnFocus();
  if (!query.data) return null;
  const { permissions, roles = [] } = query.data;
  const role = roles.find(({ id }) => String(id) === chosen) ?? null;
  return (
    <RoleForm
      key={chosen}
      machine={machine}
      title={text('rolesOf', { name: organisation.name })}
      roles={roles}
      role={role}
      permissions={permissions}
      features={features}
      onChoose={setChosen}
      onClose={onClose}
    />
  );
}

interface FormProps {
  readonly machine: RecordFormMachine;
  readonly title: string;
  readonly roles: readonly Role[];
  /** The edited one; null for a new one. */
  readonly role: Role | null;
  readonly permissions: readonly { readonly id: number; readonly display_name: string }[];
  readonly features: UserChoices['features'];
  readonly onChoose: (id: string | null) => void;
  readonly onClose: () => void;
}

const NEW = '';

function RoleForm({ machine, title, roles, role, permissions, features, onChoose, onClose }: FormProps) {
  const surface = useListSurface();
  const form = useRecordForm(roleKind, {
    machine,
    record: role && formRecordOf(roleKind, role),
    staysOpen: true,
    choices: undefined,
    // After its creation the role is being edited.
    onEnd: ({ outcome, id }) => (outcome === 'created' ? onChoose(id) : onClose()),
  });
  const access = form.values.features;
  return (
    <RecordDialog name="roles" title={title} form={form}>
      <Field label={text('roleToEdit')}>
        <Dropdown
          {...surface}
          autoFocus
          value={role?.name ?? text('newRole')}
          selectedOptions={[role ? String(role.id) : NEW]}
          onOptionSelect={(_event, { optionValue }) => onChoose(optionValue || null)}
        >
          <Option value={NEW}>{text('newRole')}</Option>
          {roles.map(({ id, name }) => (
            <Option key={id} value={String(id)}>
              {name}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <TextField form={form} name="name" required hint={role ? text('savesRole') : text('createsRole')} />
      <TextField form={form} name="description" rows={2} />
      <CheckListField
        form={form}
        name="permissions"
        options={permissions.map(({ id, display_name: name }) => ({ id, name }))}
        empty={text('noPermissions')}
      />
      <Field hint={text(access ? 'accessOfRoleHint' : 'contentAccess')}>
        <Switch
          label={text('ownAccess')}
          checked={access !== null}
          onChange={(_event, { checked }) => form.set('features', checked ? (role?.features ?? []) : null)}
        />
      </Field>
      {access && (
        <CheckList
          legend={form.labelOf('features')}
          options={featureOptions(features)}
          chosen={access}
          error={form.errorOf('features')}
          empty={text('nothingToGrant')}
          onToggle={(id) => form.set('features', toggled(access, id))}
        />
      )}
    </RecordDialog>
  );
}
