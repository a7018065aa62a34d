import { Field, Input, Switch, Textarea } from '@fluentui/react-components';
import type { ComponentType, FocusEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ColourInput } from '@/components/form/ColourInput';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import type { CreationContext, CreationForm } from '@/machines/creation/creationOrder';
import type { CreationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { ChoiceField } from './ChoiceField';
import { disabledReason } from './disabledReason';
import { text } from './texts';

type CreationField =
  | 'organisation'
  | 'project'
  | 'building'
  | 'name'
  | 'shortname'
  | 'description'
  | 'color'
  | 'reseller';

/** The fields of each form, in their order: first the place of the new record, then the record. */
const FIELDS: Readonly<Record<CreationForm, readonly CreationField[]>> = {
  organisation: ['organisation', 'name', 'color', 'reseller'],
  project: ['organisation', 'name', 'description'],
  building: ['organisation', 'project', 'name', 'shortname'],
  floor: ['organisation', 'project', 'building', 'name', 'shortname'],
};

const COMPONENTS: Readonly<Record<CreationField, ComponentType<CreationFieldsProps>>> = {
  organisation: OrganisationField,
  project: ProjectField,
  building: BuildingField,
  name: NameField,
  shortname: ShortNameField,
  description: DescriptionField,
  color: ColourField,
  reseller: ResellerField,
};

const NAMES: Readonly<Record<CreationForm, string>> = {
  organisation: text('organisationName'),
  project: text('projectName'),
  building: text('buildingName'),
  floor: text('floorName'),
};

interface CreationFieldsProps {
  readonly context: CreationContext;
  readonly send: ActorRefFrom<CreationScreenMachine>['send'];
  readonly organisations: readonly OrganisationSummary[];
  readonly errorAt: (field: string) => string | undefined;
  /** A field was left: it shows its error from now on. */
  readonly leave: (field: string, event: FocusEvent) => void;
}

/** The fields of one of the four forms. */
export function CreationFields(props: CreationFieldsProps) {
  return FIELDS[props.context.form].map((field) => {
    const Component = COMPONENTS[field];
    return <Component key={field} {...props} />;
  });
}

/** As the properties of a `Field`. */
const messageOf = (error: string | undefined) => (error === undefined ? {} : { validationMessage: error });

function OrganisationField({ context: { form, organisation }, send, organisations, errorAt }: CreationFieldsProps) {
  const isParent = form === 'organisation';
  return (
    <ChoiceField
      label={isParent ? text('parentOrganisation') : text('organisation')}
      {...(isParent && { hint: text('featuresOfParent') })}
      choices={organisations}
      chosen={organisation}
      error={errorAt('organisation')}
      reason={null}
      onChoose={(chosen) => send({ type: 'chooseOrganisation', organisation: chosen })}
    />
  );
}

function ProjectField({ context, send, errorAt }: CreationFieldsProps) {
  return (
    <ChoiceField
      label={text('project')}
      choices={context.projects ?? []}
      chosen={context.project}
      error={errorAt('project')}
      reason={disabledReason('project', context)}
      onChoose={(project) => send({ type: 'chooseProject', project })}
    />
  );
}

function BuildingField({ context, send, errorAt }: CreationFieldsProps) {
  return (
    <ChoiceField
      label={text('building')}
      choices={context.buildings ?? []}
      chosen={context.building}
      error={errorAt('building')}
      reason={disabledReason('building', context)}
      onChoose={(building) => send({ type: 'chooseBuilding', building })}
    />
  );
}

function NameField({ context: { form, values }, send, errorAt, leave }: CreationFieldsProps) {
  return (
    <Field label={NAMES[form]} required {...messageOf(errorAt('name'))}>
      <Input
        value={values.name}
        onBlur={(event) => values.name !== '' && leave('name', event)}
        onChange={(_event, { value }) => send({ type: 'change', change: { name: value } })}
      />
    </Field>
  );
}

function ShortNameField({ context: { form, values }, send, errorAt, leave }: CreationFieldsProps) {
  return (
    <Field
      label={form === 'building' ? text('buildingShortName') : text('floorShortName')}
      required
      {...messageOf(errorAt('shortname'))}
    >
      <Input
        value={values.shortname}
        onBlur={(event) => values.shortname !== '' && leave('shortname', event)}
        onChange={(_event, { value }) => send({ type: 'change', change: { shortname: value } })}
      />
    </Field>
  );
}

function DescriptionField({ context: { values }, send, errorAt }: CreationFieldsProps) {
  return (
    <Field label={text('projectDescription')} required {...messageOf(errorAt('description'))}>
      <Textarea
        rows={3}
        value={values.description}
        onChange={(_event, { value }) => send({ type: 'change', change: { description: value } })}
      />
    </Field>
  );
}

function ColourField({ context: { values }, send, errorAt }: CreationFieldsProps) {
  return (
    <ColourInput
      label={text('colour')}
      value={values.color}
      error={errorAt('color') && text('colourInvalid')}
      onChange={(color) => send({ type: 'change', change: { color } })}
    />
  );
}

function ResellerField({ context: { values }, send }: CreationFieldsProps) {
  return (
    <Switch
      label={text('isReseller')}
      checked={values.reseller === 1}
      onChange={(_event, { checked }) => send({ type: 'change', change: { reseller: checked ? 1 : 0 } })}
    />
  );
}
