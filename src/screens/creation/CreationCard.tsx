import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Subtitle2,
  Switch,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { ColourInput } from '@/components/form/ColourInput';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { useFocusFirstError } from '@/components/form/errors/useFocusFirstError';
import { SaveButton } from '@/components/form/SaveButton';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { type CreationForm, validateCreation } from '@/machines/creation/creationOrder';
import type { CreationScreenMachine } from '@/machines/creation/creationScreen.machine';
import type { ProviderUuids } from '@/model/access/provider';
import { ChoiceField } from './ChoiceField';
import { disabledReason } from './disabledReason';
import { text } from './texts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    padding: '20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: 0 },
  button: { alignSelf: 'flex-start' },
});

const TITLES: Readonly<Record<CreationForm, string>> = {
  organisation: text('organisation'),
  project: text('project'),
  building: text('building'),
  floor: text('floor'),
};

const NAMES: Readonly<Record<CreationForm, string>> = {
  organisation: text('organisationName'),
  project: text('projectName'),
  building: text('buildingName'),
  floor: text('floorName'),
};

/** As the properties of a `Field`. */
const messageOf = (error: string | undefined) => (error === undefined ? {} : { validationMessage: error });

interface Props {
  readonly form: CreationForm;
  readonly machine: CreationScreenMachine;
  readonly provider: ProviderUuids;
  readonly organisations: readonly OrganisationSummary[];
  /** The last created record on this screen: the forms with such choices load them again. */
  readonly created: { readonly form: CreationForm } | null;
  readonly onCreated: (form: CreationForm) => void;
}

/** One of the four forms, with its own machine. */
export function CreationCard({ form, machine, provider, organisations, created, onCreated }: Props) {
  const styles = useStyles();
  const title = useId();
  const element = useRef<HTMLFormElement>(null);
  const hasShortname = form === 'building' || form === 'floor';
  const actor = useMachineActor(machine, {
    input: { form, provider, organisation: form === 'organisation' ? provider.provider : null },
  });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isCreated = useSelector(actor, (snapshot) => snapshot.matches({ filling: 'created' }));
  const onCreatedEvent = useEffectEvent(onCreated);
  useEffect(() => {
    const { unsubscribe } = actor.on('created', (event) => onCreatedEvent(event.form));
    return unsubscribe;
  }, [actor]);
  const readAgain = useEffectEvent((createdForm: CreationForm) => {
    const { organisation, project } = context;
    // Another choice has other dependent choices.
    if (createdForm === 'project' && hasShortname && organisation)
      actor.send({ type: 'chooseOrganisation', organisation });
    if (createdForm === 'building' && form === 'floor' && project) actor.send({ type: 'chooseProject', project });
  });
  useEffect(() => {
    if (created) readAgain(created.form);
  }, [created]);

  const { values, errors: saveErrors, failure } = context;
  useFocusFirstError(element, saveErrors);
  const { errorAt, leave, resetLeft } = useFieldErrors<string>(saveErrors, isCreated ? {} : validateCreation(context));
  const change = (given: Partial<typeof values>) => actor.send({ type: 'change', change: given });
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby={title}
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        resetLeft();
        actor.send({ type: 'submit' });
      }}
    >
      <Subtitle2 as="h2" id={title} className={styles.title}>
        {TITLES[form]}
      </Subtitle2>
      {isCreated && (
        <MessageBar intent="success">
          <MessageBarBody>{translate(`${form}.created`)}</MessageBarBody>
        </MessageBar>
      )}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{failure}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => actor.send({ type: 'retry' })}>
              {text('retry')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <ChoiceField
        label={form === 'organisation' ? text('parentOrganisation') : text('organisation')}
        {...(form === 'organisation' && { hint: text('featuresOfParent') })}
        choices={organisations}
        chosen={context.organisation}
        error={errorAt('organisation')}
        reason={null}
        onChoose={(organisation) => actor.send({ type: 'chooseOrganisation', organisation })}
      />
      {hasShortname && (
        <ChoiceField
          label={text('project')}
          choices={context.projects ?? []}
          chosen={context.project}
          error={errorAt('project')}
          reason={disabledReason('project', context)}
          onChoose={(project) => actor.send({ type: 'chooseProject', project })}
        />
      )}
      {form === 'floor' && (
        <ChoiceField
          label={text('building')}
          choices={context.buildings ?? []}
          chosen={context.building}
          error={errorAt('building')}
          reason={disabledReason('building', context)}
          onChoose={(building) => actor.send({ type: 'chooseBuilding', building })}
        />
      )}
      <Field label={NAMES[form]} required {...messageOf(errorAt('name'))}>
        <Input
          value={values.name}
          onBlur={(event) => values.name !== '' && leave('name', event)}
          onChange={(_event, { value }) => change({ name: value })}
        />
      </Field>
      {hasShortname && (
        <Field
          label={form === 'building' ? text('buildingShortName') : text('floorShortName')}
          required
          {...messageOf(errorAt('shortname'))}
        >
          <Input
            value={values.shortname}
            onBlur={(event) => values.shortname !== '' && leave('shortname', event)}
            onChange={(_event, { value }) => change({ shortname: value })}
          />
        </Field>
      )}
      {form === 'project' && (
        <Field label={text('projectDescription')} required {...messageOf(errorAt('description'))}>
          <Textarea
            rows={3}
            value={values.description}
            onChange={(_event, { value }) => change({ description: value })}
          />
        </Field>
      )}
      {form === 'organisation' && (
        <>
          <ColourInput
            label={text('colour')}
            value={values.color}
            error={errorAt('color') && text('colourInvalid')}
            onChange={(color) => change({ color })}
          />
          <Switch
            label={text('isReseller')}
            checked={values.reseller === 1}
            onChange={(_event, { checked }) => change({ reseller: checked ? 1 : 0 })}
          />
        </>
      )}
      <div className={styles.button}>
        <SaveButton isNew isSaving={isSaving} />
      </div>
    </form>
  );
}
