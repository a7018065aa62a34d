import { Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { toOverrideRecord } from '@/api/skins/skins';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { RecordDialog } from '@/components/form/RecordDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { SkinVariable } from '@/contract/skins/skins';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { PairsField } from '../locationSettings/PairsField';
import { firstOverrideKind, overrideKind } from '../skins/variableKind';
import { text } from './texts';

interface Props {
  readonly machine: RecordFormMachine;
  readonly variable: SkinVariable;
  readonly intent: 'edit' | 'delete';
  /** Somebody else has deleted the variable from the skin. */
  readonly isGone: boolean;
  readonly onEnd: () => void;
}

/** The values of a variable that a location overrides, at first those of the skin. */
export function OverrideDialog({ machine, variable, intent, isGone, onEnd }: Props) {
  useReturnFocus();
  const isOverridden = variable.overrides.length > 0;
  const form = useRecordForm(isOverridden ? overrideKind : firstOverrideKind, {
    machine,
    intent,
    record: formRecordOf(overrideKind, toOverrideRecord(variable)),
    choices: undefined,
    isGone,
    onEnd,
  });
  return (
    <RecordDialog name="override" form={form}>
      <MessageBar intent={isOverridden ? 'info' : 'warning'} layout="multiline">
        <MessageBarBody>{text(isOverridden ? 'isOverridden' : 'unsaved')}</MessageBarBody>
      </MessageBar>
      <Field label={text('name')}>
        <Input readOnly value={variable.name} />
      </Field>
      <PairsField
        legend={text('values')}
        empty={text('valuesEmpty')}
        pairs={form.values.pairs}
        showsErrors={form.errorOf('pairs') !== undefined}
        onChange={(pairs) => form.set('pairs', pairs)}
      />
    </RecordDialog>
  );
}
