import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Dropdown,
  Field,
  Input,
  makeStyles,
  Option,
  Text,
  Textarea,
} from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { permissionsQuery, updateRole } from '@/api/roles';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { CheckList } from '@/components/form/CheckList';
import { SaveButton } from '@/components/form/SaveButton';
import { useFocusFirstError } from '@/components/form/useFocusFirstError';
import { roleRule } from '@/contract/roles';
import { validate } from '@/contract/validate';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '14px' } });

interface Draft {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly number[];
}

const EMPTY: Draft = { name: '', description: '', permissions: [] };
const NEW = '';

/** The legacy role editor: a role is saved by its name. */
export function RolesDialog({
  organisation,
  onClose,
}: {
  organisation: { readonly uuid: string; readonly name: string };
  onClose: () => void;
}) {
  useReturnFocus();
  const styles = useStyles();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const found = useQuery(permissionsQuery(organisation.uuid));
  const saving = useMutation(updateRole(organisation.uuid));
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useFocusFirstError(form, errors);
  const roles = found.data?.roles ?? [];
  const known = roles.find(({ name }) => name.toLowerCase() === draft.name.trim().toLowerCase());
  const change = (given: Partial<Draft>) => setDraft((before) => ({ ...before, ...given }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const body = {
      name: draft.name.trim(),
      description: draft.description.trim(),
      permissions: [...draft.permissions],
    };
    const fieldErrors = validate(roleRule, body);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    saving.mutate(body, {
      onSuccess: ({ message }) => notify(message),
      onError: (error) => notify(errorSummaryOf(error).text, 'error'),
    });
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('roles')}>
        <form ref={form} noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>{`Roles of ${organisation.name}`}</DialogTitle>
            <DialogContent className={styles.fields}>
              {found.isPending && <Loading label="Loading roles" />}
              {found.isError && (
                <Text role="alert">
                  {found.error.message} <Button onClick={() => void found.refetch()}>Retry</Button>
                </Text>
              )}
              {found.data && (
                <>
                  <Field label="Role to edit">
                    <Dropdown
                      autoFocus
                      value={known?.name ?? 'New role'}
                      selectedOptions={[known ? String(known.id) : NEW]}
                      onOptionSelect={(_event, { optionValue }) => {
                        const role = roles.find(({ id }) => String(id) === optionValue);
                        setErrors({});
                        setDraft(role ?? EMPTY);
                      }}
                    >
                      <Option value={NEW}>New role</Option>
                      {roles.map(({ id, name }) => (
                        <Option key={id} value={String(id)}>
                          {name}
                        </Option>
                      ))}
                    </Dropdown>
                  </Field>
                  <Field
                    label="Role name"
                    required
                    hint={known ? 'The role of this name is saved.' : 'A role of a new name is a new role.'}
                    {...(errors.name && { validationMessage: errors.name })}
                  >
                    <Input value={draft.name} onChange={(_event, { value }) => change({ name: value })} />
                  </Field>
                  <Field label="Description" {...(errors.description && { validationMessage: errors.description })}>
                    <Textarea
                      rows={2}
                      value={draft.description}
                      onChange={(_event, { value }) => change({ description: value })}
                    />
                  </Field>
                  <CheckList
                    legend="Permissions"
                    options={found.data.permissions.map((one) => ({ id: one.id, name: one.display_name }))}
                    chosen={draft.permissions}
                    empty="There are no permissions."
                    onToggle={(id) =>
                      change({
                        permissions: draft.permissions.includes(id)
                          ? draft.permissions.filter((one) => one !== id)
                          : [...draft.permissions, id],
                      })
                    }
                  />
                </>
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Close</Button>
              <SaveButton isNew={known === undefined} isSaving={saving.isPending} isDisabled={!found.data} />
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
