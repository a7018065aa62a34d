import { ChoiceField } from '@/components/form/ChoiceField';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Skin } from '@/contract/skins/skins';
import type { FormResult } from '@/machines/records/formResult';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { skinKind } from './skinKind';
import { text } from './texts';

interface Props {
  readonly machine: RecordFormMachine;
  /** Null for a new one. */
  readonly skin: Skin | null;
  /** The skins that a new one can be copied from. */
  readonly skins: readonly Skin[];
  readonly onEnd: (result: FormResult) => void;
}

/** Creates a skin as a copy of another one, or edits its name and description. */
export function SkinDialog({ machine, skin, skins, onEnd }: Props) {
  const form = useRecordForm(skinKind, {
    machine,
    record: skin && formRecordOf(skinKind, skin),
    choices: { skins },
    onEnd,
  });
  return (
    <RecordDialog name="skin" form={form}>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="description" rows={3} />
      {skin === null && <ChoiceField form={form} name="base" required choices={skins} hint={text('baseHint')} />}
    </RecordDialog>
  );
}
