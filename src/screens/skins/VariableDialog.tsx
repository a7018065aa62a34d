import { makeStyles } from '@fluentui/react-components';
import { DangerButton } from '@/components/dialog/DangerButton';
import { RecordDialog } from '@/components/form/RecordDialog';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { SkinVariable } from '@/contract/skins/skins';
import { NO_RESULT } from '@/machines/records/formResult';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { PairsField } from '../locationSettings/PairsField';
import { useDeletion } from '../usage/useDeletion';
import { text } from './texts';
import { variableKind } from './variableKind';

const useStyles = makeStyles({ discard: { alignSelf: 'flex-start' } });

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<SkinVariable>;
}

/** Adds or edits a variable, or asks before one is deleted. One that was never saved is dropped without a question. */
export function VariableDialog({ machine, editing: { row, ...editing } }: Props) {
  const styles = useStyles();
  const form = useRecordForm(variableKind, {
    ...editing,
    machine,
    record: row && formRecordOf(variableKind, row),
    choices: {},
  });
  const deletion = useDeletion('variable', row && String(row.id));
  return (
    <RecordDialog name="variable" form={form} deletion={deletion}>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="description" rows={2} />
      <SwitchField form={form} name="customerFacing" hint={text('customerFacingHint')} />
      <PairsField
        legend={text('values')}
        empty={text('valuesEmpty')}
        pairs={form.values.pairs}
        showsErrors={form.errorOf('pairs') !== undefined}
        onChange={(pairs) => form.set('pairs', pairs)}
      />
      {form.isNew && (
        <div className={styles.discard}>
          <DangerButton onClick={() => editing.onEnd(NO_RESULT)}>{text('discard')}</DangerButton>
        </div>
      )}
    </RecordDialog>
  );
}
