import { makeStyles } from '@fluentui/react-components';
import { sendLogoOf } from '@/api/uploads/pictures';
import { ColourField } from '@/components/form/ColourField';
import { isColour } from '@/components/form/ColourInput';
import { ImageField } from '@/components/form/ImageField';
import { RecordPage } from '@/components/form/RecordPage';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import { ORGANISATION_NAME_TYPED, type Organisation } from '@/contract/organisations/organisations';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { typedName } from '@/model/content/typedName';
import { BarPreview } from './BarPreview';
import { detailsKind } from './detailsKind';
import { StoragePanel } from './StoragePanel';
import { text } from './texts';

const useStyles = makeStyles({
  columns: { display: 'flex', flexWrap: 'wrap', gap: '40px', padding: '8px 24px 32px' },
  beside: { width: '280px', flexShrink: 0 },
});

interface Props {
  readonly machine: RecordFormMachine;
  readonly organisation: Organisation;
  /** Discards the input. */
  readonly onDiscard: () => void;
}

/** The details form, with a preview of the top bar beside it. */
export function DetailsForm({ machine, organisation, onDiscard }: Props) {
  const styles = useStyles();
  const form = useRecordForm(detailsKind, {
    machine,
    record: formRecordOf(detailsKind, organisation),
    staysOpen: true,
    choices: undefined,
    onEnd: onDiscard,
  });
  const { name, color, logo } = form.values;
  const send = sendLogoOf(organisation.uuid);
  return (
    <div className={styles.columns}>
      <RecordPage form={form} label={text('title')}>
        <TextField
          form={form}
          name="name"
          required
          hint={text('nameHint', { most: ORGANISATION_NAME_TYPED })}
          accept={(before, typed) => typedName(before, typed, ORGANISATION_NAME_TYPED)}
        />
        <TextField form={form} name="info" rows={4} />
        <TextField form={form} name="website" type="url" autoComplete="url" hint={text('websiteHint')} />
        <ColourField form={form} name="color" />
        <ImageField form={form} name="logo" send={send} takesEveryPaste />
      </RecordPage>
      <div className={styles.beside}>
        <BarPreview name={name} color={isColour(color) ? color : organisation.color} logo={logo} />
        <StoragePanel organisation={organisation.uuid} />
      </div>
    </div>
  );
}
