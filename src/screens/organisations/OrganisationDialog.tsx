import { ChoiceField } from '@/components/form/ChoiceField';
import { ColourField } from '@/components/form/ColourField';
import { CheckListField } from '@/components/form/checkList/CheckListField';
import { featureOptions } from '@/components/form/checkList/featureOptions';
import { RecordDialog } from '@/components/form/RecordDialog';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { FormRecord } from '@/machines/records/recordFormTypes';
import { useDeletion } from '../usage/useDeletion';
import { FileGroupList } from './FileGroupList';
import { type OrganisationChoices, organisationKind } from './organisationKind';
import { text } from './texts';

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Pick<Editing<never>, 'intent' | 'isGone' | 'onDeleting' | 'onEnd'>;
  /** Null for a new one. */
  readonly record: FormRecord | null;
  /** Uuid of the active organisation, the parent of a new one. */
  readonly parent: string;
  readonly choices: OrganisationChoices;
}

/** Creates or edits an organisation below the active one, or asks before one is deleted. */
export function OrganisationDialog({ machine, editing, record, parent, choices }: Props) {
  const form = useRecordForm(organisationKind, {
    ...editing,
    machine,
    choices,
    record,
    blank: { ...organisationKind.blank, parent },
  });
  const deletion = useDeletion('organisation', record?.id ?? null);
  return (
    <RecordDialog name="organisation" form={form} deletion={deletion}>
      <TextField form={form} name="name" required autoFocus hint={text('nameHint')} />
      <ColourField form={form} name="color" />
      <ChoiceField form={form} name="parent" choices={choices.parents.map(({ uuid, name }) => ({ id: uuid, name }))} />
      <SwitchField form={form} name="isReseller" />
      <CheckListField
        form={form}
        name="features"
        options={featureOptions(choices.features)}
        empty={text('noFeatures')}
      />
      <CheckListField form={form} name="integrations" options={choices.integrations} empty={text('noIntegrations')} />
      <FileGroupList
        groups={form.values.fileGroups}
        error={form.errorOf('fileGroups')}
        onChange={(groups) => form.set('fileGroups', groups)}
      />
    </RecordDialog>
  );
}
