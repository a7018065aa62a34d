import { ChoiceField } from '@/components/form/ChoiceField';
import { CheckListField } from '@/components/form/checkList/CheckListField';
import { featureOptions } from '@/components/form/checkList/featureOptions';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { RoleAccess } from './RoleAccess';
import { text } from './texts';
import { type UserChoices, userKind } from './userKind';

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<User>;
  readonly choices: UserChoices;
  /** Uuid of the signed-in user. */
  readonly self: string;
}

/** Creates or edits a user, or asks before one is deleted. */
export function UserDialog({ machine, editing: { row, ...editing }, choices, self }: Props) {
  const form = useRecordForm(userKind, {
    ...editing,
    machine,
    choices,
    record: row && formRecordOf(userKind, row),
    deletionBlockedBy: row?.uuid === self ? translate('user.deleteSelf') : null,
  });
  return (
    <RecordDialog name="user" form={form}>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="email" type="email" required {...(form.isNew && { hint: text('emailHint') })} />
      <ChoiceField
        form={form}
        name="role"
        required
        placeholder={text('rolePlaceholder')}
        choices={choices.roles.map(({ id, display_name: name, description }) => ({ id, name, description }))}
      />
      <RoleAccess form={form} choices={choices} />
      {!form.isNew && (
        <CheckListField
          form={form}
          name="features"
          options={featureOptions(choices.features.filter(({ id }) => choices.grantable.includes(id)))}
          empty={text('nothingToGrant')}
        />
      )}
    </RecordDialog>
  );
}
