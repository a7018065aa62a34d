import { Button, Field, Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ColourField, isColour } from '@/components/ColourField';
import { ConflictChoice } from '@/components/ConflictChoice';
import { LeaveDialog } from '@/components/LeaveDialog';
import { SaveButton } from '@/components/SaveButton';
import { useChart } from '@/components/useChart';
import { useChartEnd } from '@/components/useChartEnd';
import { useFieldTexts } from '@/components/useFieldTexts';
import { useFirstWrong } from '@/components/useFirstWrong';
import { useReturnFocus } from '@/components/useReturnFocus';
import { useTold } from '@/components/useTold';
import { WarningDialog } from '@/components/WarningDialog';
import { ORGANISATION_NAME_TYPED, type Organisation } from '@/contract/organisations';
import { say } from '@/contract/texts/say';
import type { RecordFormLogic } from '@/machines/recordForm.machine';
import { typedName } from '@/model/content/typedName';
import { BarPreview } from './BarPreview';
import { type DetailsValues, detailsRecordOf, wrongDetails } from './detailsValues';
import { LogoField } from './LogoField';

const useStyles = makeStyles({
  columns: { display: 'flex', flexWrap: 'wrap', gap: '40px', padding: '8px 24px 32px' },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', width: '100%', maxWidth: '640px' },
  beside: { width: '280px', flexShrink: 0 },
  line: { display: 'flex', alignItems: 'center', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const LABELS = { name: 'Name', info: 'Info', website: 'Website', color: 'Colour', logo: 'Logo' } as const;
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

interface Props {
  readonly logic: RecordFormLogic;
  readonly organisation: Organisation;
  /** What was typed is given up. */
  readonly onDiscard: () => void;
}

/** The details form, with what comes of it at its side. */
export function DetailsForm({ logic, organisation, onDiscard }: Props) {
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const chart = useChart(logic, {
    input: {
      record: detailsRecordOf(organisation),
      begin: {},
      check: wrongDetails,
      label: say('organisation.label'),
      createFailed: null,
      stays: true,
      confirmations: 0,
    },
  });
  const snapshot = useSelector(chart, (now) => now);
  useTold(chart);
  useChartEnd(chart, onDiscard);
  const { errors: told, theirs, initial } = snapshot.context;
  const values = snapshot.context.values as DetailsValues;
  const isSaving = snapshot.hasTag('saving');
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  useFirstWrong(form, told);
  useReturnFocus(snapshot.matches('leaving'), form);
  const { errorOf, message, leave } = useFieldTexts(told, wrongDetails(values));
  const set = <Name extends keyof typeof LABELS>(field: Name, value: DetailsValues[Name]) =>
    chart.send({ type: 'change', field, value });
  const wordOf = (one: DetailsValues, field: keyof typeof LABELS) => String(one[field] ?? '') || '–';
  return (
    <div className={styles.columns}>
      <form
        ref={form}
        noValidate
        aria-label="Organisation Profile"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          chart.send({ type: 'save' });
        }}
      >
        {theirs && (
          <ConflictChoice
            differences={FIELDS.map((field) => ({
              label: LABELS[field],
              mine: wordOf(values, field),
              theirs: wordOf(theirs.values as DetailsValues, field),
            })).filter((one) => one.mine !== one.theirs)}
            onMine={() => chart.send({ type: 'keepMine' })}
            onTheirs={() => chart.send({ type: 'takeTheirs' })}
            onWait={() => chart.send({ type: 'cancel' })}
          />
        )}
        <Field label={LABELS.name} required hint={`3 to ${ORGANISATION_NAME_TYPED} characters`} {...message('name')}>
          <Input
            value={values.name}
            onBlur={() => leave('name')}
            onChange={(_event, { value }) => set('name', typedName(values.name, value, ORGANISATION_NAME_TYPED))}
          />
        </Field>
        <Field label={LABELS.info} {...message('info')}>
          <Textarea
            rows={4}
            value={values.info}
            onBlur={() => leave('info')}
            onChange={(_event, { value }) => set('info', value)}
          />
        </Field>
        <Field label={LABELS.website} hint="Begins with http:// or https://" {...message('website')}>
          <Input
            type="url"
            autoComplete="url"
            value={values.website}
            onBlur={() => leave('website')}
            onChange={(_event, { value }) => set('website', value)}
          />
        </Field>
        <ColourField
          label={LABELS.color}
          value={values.color}
          error={errorOf('color') && 'Please enter # and six digits, as #0b6e6e.'}
          onChange={(value) => set('color', value)}
        />
        <LogoField
          organisation={organisation.uuid}
          logo={values.logo}
          error={errorOf('logo')}
          onChange={(logo) => set('logo', logo)}
        />
        <div className={styles.line}>
          <SaveButton isNew={false} isSaving={isSaving} isDisabled={theirs !== null} />
          <Button onClick={() => chart.send({ type: 'close' })}>Discard</Button>
          <Text size={200} className={styles.quiet} role="status">
            {isDirty ? 'Not saved yet' : 'Nothing has changed since the last save.'}
          </Text>
        </div>
      </form>
      <div className={styles.beside}>
        <BarPreview
          name={values.name}
          color={isColour(values.color) ? values.color : String(initial.color)}
          logo={values.logo}
        />
      </div>
      <WarningDialog
        isOpen={snapshot.matches('leaving')}
        title="Discard what you have typed?"
        text={say('form.unsaved')}
        onConfirm={() => chart.send({ type: 'confirm' })}
        onCancel={() => chart.send({ type: 'cancel' })}
      />
      <LeaveDialog isDirty={isDirty} text={say('form.unsaved')} />
    </div>
  );
}
