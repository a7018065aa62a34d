import { Dropdown, Field, Input, Option, Switch } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { CheckList } from '@/components/CheckList';
import { ColourField } from '@/components/ColourField';
import { FormDialog } from '@/components/FormDialog';
import { useChart } from '@/components/useChart';
import { useChartEnd } from '@/components/useChartEnd';
import { useFieldTexts } from '@/components/useFieldTexts';
import { useTold } from '@/components/useTold';
import { WarningDialog } from '@/components/WarningDialog';
import type { Feature, OrganisationSummary } from '@/contract/organisations';
import { say } from '@/contract/texts/say';
import type { FormEnd } from '@/machines/formEnd';
import type { FormRecord, RecordFormLogic } from '@/machines/recordForm.machine';
import { FileGroupList } from './FileGroupList';
import { organisationDifferences } from './organisationDifferences';
import { newOrganisation, type OrganisationValues, wrongOrganisation } from './organisationValues';

/** What can be chosen in the dialog. */
export interface OrganisationChoices {
  readonly parents: readonly OrganisationSummary[];
  /** What may be passed on, with what the organisation holds already. */
  readonly features: readonly Feature[];
  readonly integrations: readonly { readonly id: number; readonly name: string }[];
}

interface Props {
  readonly logic: RecordFormLogic;
  /** Null for a new one. */
  readonly record: FormRecord | null;
  readonly parent: string;
  readonly choices: OrganisationChoices;
  readonly onEnd: (end: FormEnd) => void;
}

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Creates or changes an organisation below the one acted for. */
export function OrganisationDialog({ logic, record, parent, choices, onEnd }: Props) {
  const chart = useChart(logic, {
    input: {
      record,
      begin: newOrganisation(parent),
      check: wrongOrganisation,
      label: say('organisation.label'),
      createFailed: say('organisation.createFailed'),
      stays: false,
      // What goes with it is much: it is asked for twice, here as in the list.
      confirmations: 2,
    },
  });
  const snapshot = useSelector(chart, (now) => now);
  useTold(chart);
  useChartEnd(chart, onEnd);

  const { errors: told, theirs } = snapshot.context;
  const values = snapshot.context.values as OrganisationValues;
  const isNew = snapshot.context.record === null;
  const { errorOf, message, leave } = useFieldTexts(told, wrongOrganisation(values));
  const set = <Field extends keyof OrganisationValues & string>(field: Field, value: OrganisationValues[Field]) =>
    chart.send({ type: 'change', field, value });
  const parentName = choices.parents.find(({ uuid }) => uuid === values.parent)?.name ?? '';
  const savedName = String(record?.values.name);
  return (
    <FormDialog
      name="organisation"
      title={isNew ? 'New organisation' : savedName}
      isNew={isNew}
      chart={chart}
      snapshot={snapshot}
      differences={theirs && organisationDifferences(values, theirs.values as OrganisationValues, choices)}
      isAsking={snapshot.matches('confirmingDelete')}
      questions={
        <WarningDialog
          isOpen={snapshot.matches('confirmingDelete')}
          title={snapshot.context.confirmed === 0 ? `Delete ${savedName}?` : `Really delete ${savedName}?`}
          {...(snapshot.context.confirmed === 0 && { text: say('organisation.deleteText') })}
          onConfirm={() => chart.send({ type: 'confirm' })}
          onCancel={() => chart.send({ type: 'cancel' })}
        />
      }
    >
      <Field label="Name" required hint="3 to 100 characters" {...message('name')}>
        <Input
          autoFocus
          value={values.name}
          onBlur={() => leave('name')}
          onChange={(_event, { value }) => set('name', value)}
        />
      </Field>
      <ColourField
        label="Colour"
        value={values.color}
        error={errorOf('color') && 'Please enter # and six digits, as #0b6e6e.'}
        onChange={(value) => set('color', value)}
      />
      <Field label="Parent" {...message('organisation_uuid')}>
        <Dropdown
          value={parentName}
          selectedOptions={[values.parent]}
          onOptionSelect={(_event, { optionValue }) => optionValue && set('parent', optionValue)}
        >
          {choices.parents.map(({ uuid, name }) => (
            <Option key={uuid} value={uuid}>
              {name}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Switch
        label="Reseller: has customers of its own"
        checked={values.isReseller}
        onChange={(_event, { checked }) => set('isReseller', checked)}
      />
      <CheckList
        legend="Features"
        options={choices.features}
        chosen={values.features}
        error={errorOf('features')}
        empty="There is nothing that you could pass on."
        onToggle={(id) => set('features', toggled(values.features, id))}
      />
      <CheckList
        legend="Integrations"
        options={choices.integrations}
        chosen={values.integrations}
        error={errorOf('integrations')}
        empty="Your organisation has no integrations to pass on."
        onToggle={(id) => set('integrations', toggled(values.integrations, id))}
      />
      <FileGroupList
        groups={values.fileGroups}
        error={errorOf('file_groups')}
        onChange={(groups) => set('fileGroups', groups)}
      />
    </FormDialog>
  );
}
