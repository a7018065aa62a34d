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
  tokens,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { CheckList } from '@/components/CheckList';
import { dialogMark } from '@/components/dialogTable';
import { FormDialog } from '@/components/FormDialog';
import { fieldTexts } from '@/components/fieldTexts';
import { useChart } from '@/components/useChart';
import { useChartEnd } from '@/components/useChartEnd';
import { useFieldTexts } from '@/components/useFieldTexts';
import { useTold } from '@/components/useTold';
import { WarningDialog } from '@/components/WarningDialog';
import type { Feature } from '@/contract/organisations';
import { say } from '@/contract/texts/say';
import { userRule } from '@/contract/userAdministration';
import type { User } from '@/contract/users';
import type { FormEnd } from '@/machines/formEnd';
import type { UserFormInput, UserFormLogic, UserValues } from '@/machines/userForm.machine';
import { userDifferences } from './userDifferences';

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly logic: UserFormLogic;
  readonly input: UserFormInput;
  readonly roles: readonly User['roles'][number][];
  readonly features: readonly Feature[];
  /** Whether the service is being asked to delete the user. */
  readonly onDeleting: (isDeleting: boolean) => void;
  readonly onEnd: (end: FormEnd) => void;
}

/** Creates or changes a user, or asks before one is deleted. */
export function UserDialog({ logic, input, roles, features, onDeleting, onEnd }: Props) {
  const styles = useStyles();
  const chart = useChart(logic, { input });
  const snapshot = useSelector(chart, (now) => now);
  useTold(chart);
  useChartEnd(chart, onEnd);
  const isDeleting = snapshot.hasTag('deleting');
  const tellDeleting = useEffectEvent(onDeleting);
  useEffect(() => tellDeleting(isDeleting), [isDeleting]);

  const { values, record: user, theirs, errors: told, intent, grantable } = snapshot.context;
  const isNew = user === null;
  const wrong = fieldTexts(userRule, { ...values, role: values.role ?? undefined });
  const { errorOf, message, leave } = useFieldTexts(told, wrong);
  const change = (given: Partial<Pick<UserValues, 'name' | 'email' | 'role'>>) =>
    chart.send({ type: 'change', change: given });
  const role = roles.find(({ id }) => id === values.role);
  const name = user?.values.name ?? '';
  const questions = (
    <>
      <WarningDialog
        isOpen={snapshot.matches('confirmingDelete')}
        title={`Delete ${name}?`}
        confirm="Confirm"
        onConfirm={() => chart.send({ type: 'confirm' })}
        onCancel={() => chart.send({ type: 'cancel' })}
      />
      <Dialog
        open={snapshot.matches('selfDeleteRefused')}
        modalType="alert"
        onOpenChange={(_event, { open }) => !open && chart.send({ type: 'cancel' })}
      >
        <DialogSurface {...dialogMark('warning')}>
          <DialogBody>
            <DialogTitle>{`Delete ${name}?`}</DialogTitle>
            <DialogContent>{say('user.deleteSelf')}</DialogContent>
            <DialogActions>
              <Button autoFocus appearance="primary" onClick={() => chart.send({ type: 'cancel' })}>
                Close
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  );
  if (intent === 'delete') return questions;
  return (
    <FormDialog
      name="user"
      title={isNew ? 'New user' : name}
      isNew={isNew}
      chart={chart}
      snapshot={snapshot}
      differences={theirs && userDifferences(values, theirs.values, { roles, features })}
      isAsking={snapshot.matches('confirmingDelete') || snapshot.matches('selfDeleteRefused')}
      questions={questions}
    >
      <Field label="Name" required {...message('name')}>
        <Input
          autoFocus
          value={values.name}
          autoComplete="off"
          onBlur={() => leave('name')}
          onChange={(_event, { value }) => change({ name: value })}
        />
      </Field>
      <Field
        label="Email"
        required
        {...message('email')}
        {...(isNew && { hint: 'A welcome e-mail with a link to choose a password is sent there.' })}
      >
        <Input
          type="email"
          autoComplete="off"
          value={values.email}
          onBlur={() => leave('email')}
          onChange={(_event, { value }) => change({ email: value })}
        />
      </Field>
      <Field label="Role" required {...message('role')}>
        <Dropdown
          placeholder="Select a role"
          value={role?.display_name ?? ''}
          selectedOptions={role ? [String(role.id)] : []}
          onOptionSelect={(_event, { optionValue }) => change({ role: Number(optionValue) })}
        >
          {roles.map((one) => (
            <Option key={one.id} value={String(one.id)} text={one.display_name}>
              <span className={styles.option}>
                {one.display_name}
                {one.description && (
                  <Text size={200} className={styles.quiet}>
                    {one.description}
                  </Text>
                )}
              </span>
            </Option>
          ))}
        </Dropdown>
      </Field>
      {snapshot.hasTag('page-access') && (
        <CheckList
          legend="Page access"
          options={features.filter(({ id }) => grantable.includes(id))}
          chosen={values.features}
          error={errorOf('features')}
          empty="There is nothing that you could grant."
          onToggle={(feature) => chart.send({ type: 'toggleFeature', feature })}
        />
      )}
    </FormDialog>
  );
}
