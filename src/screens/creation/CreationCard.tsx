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
import { SaveButton } from '@/components/SaveButton';
import { useChart } from '@/components/useChart';
import { useFieldTexts } from '@/components/useFieldTexts';
import { useFirstWrong } from '@/components/useFirstWrong';
import { useTold } from '@/components/useTold';
import type { OrganisationSummary } from '@/contract/organisations';
import { say } from '@/contract/texts/say';
import { type CreationForm, wrongCreation } from '@/machines/creationOrder';
import type { CreationScreenLogic } from '@/machines/creationScreen.machine';
import type { ProviderUuids } from '@/model/access/provider';
import { ChoiceField } from './ChoiceField';
import { whyNoChoice } from './whyNoChoice';

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
  organisation: 'Organisation',
  project: 'Project',
  building: 'Building',
  floor: 'Floor',
};

interface Props {
  readonly form: CreationForm;
  readonly logic: CreationScreenLogic;
  readonly provider: ProviderUuids;
  readonly organisations: readonly OrganisationSummary[];
  /** What was created last on this screen: the forms that choose among such read their choices again. */
  readonly created: { readonly form: CreationForm } | null;
  readonly onCreated: (form: CreationForm) => void;
}

/** One of the four forms, with its own chart. */
export function CreationCard({ form, logic, provider, organisations, created, onCreated }: Props) {
  const styles = useStyles();
  const title = useId();
  const element = useRef<HTMLFormElement>(null);
  const hasShortname = form === 'building' || form === 'floor';
  const chart = useChart(logic, {
    input: { form, provider, organisation: form === 'organisation' ? provider.provider : null },
  });
  const snapshot = useSelector(chart, (now) => now);
  useTold(chart);
  const noteCreated = useEffectEvent(onCreated);
  useEffect(() => {
    const { unsubscribe } = chart.on('created', (event) => noteCreated(event.form));
    return unsubscribe;
  }, [chart]);
  const readAgain = useEffectEvent((made: CreationForm) => {
    const { organisation, project } = snapshot.context;
    // What is chosen anew brings its own choices.
    if (made === 'project' && hasShortname && organisation) chart.send({ type: 'chooseOrganisation', organisation });
    if (made === 'building' && form === 'floor' && project) chart.send({ type: 'chooseProject', project });
  });
  useEffect(() => {
    if (created) readAgain(created.form);
  }, [created]);

  const { context } = snapshot;
  const { values, errors: told, failure } = context;
  useFirstWrong(element, told);
  const isSaving = snapshot.hasTag('busy');
  const isCreated = snapshot.matches({ filling: 'created' });
  const { errorOf, message, leave, beginAnew } = useFieldTexts(told, isCreated ? {} : wrongCreation(context));
  const change = (given: Partial<typeof values>) => chart.send({ type: 'change', change: given });
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby={title}
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        beginAnew();
        chart.send({ type: 'submit' });
      }}
    >
      <Subtitle2 as="h2" id={title} className={styles.title}>
        {TITLES[form]}
      </Subtitle2>
      {isCreated && (
        <MessageBar intent="success">
          <MessageBarBody>{say(`${form}.created`)}</MessageBarBody>
        </MessageBar>
      )}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{failure}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => chart.send({ type: 'retry' })}>
              Retry
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <ChoiceField
        label={form === 'organisation' ? 'Parent organisation' : 'Organisation'}
        choices={organisations}
        chosen={context.organisation}
        error={errorOf('organisation')}
        reason={null}
        onChoose={(organisation) => chart.send({ type: 'chooseOrganisation', organisation })}
      />
      {hasShortname && (
        <ChoiceField
          label="Project"
          choices={context.projects ?? []}
          chosen={context.project}
          error={errorOf('project')}
          reason={whyNoChoice('project', context)}
          onChoose={(project) => chart.send({ type: 'chooseProject', project })}
        />
      )}
      {form === 'floor' && (
        <ChoiceField
          label="Building"
          choices={context.buildings ?? []}
          chosen={context.building}
          error={errorOf('building')}
          reason={whyNoChoice('building', context)}
          onChoose={(building) => chart.send({ type: 'chooseBuilding', building })}
        />
      )}
      <Field label={`${TITLES[form]} name`} required {...message('name')}>
        <Input
          value={values.name}
          onBlur={() => values.name && leave('name')}
          onChange={(_event, { value }) => change({ name: value })}
        />
      </Field>
      {hasShortname && (
        <Field label={`${TITLES[form]} short name`} required {...message('shortname')}>
          <Input
            value={values.shortname}
            onBlur={() => values.shortname && leave('shortname')}
            onChange={(_event, { value }) => change({ shortname: value })}
          />
        </Field>
      )}
      {form === 'project' && (
        <Field label="Project description" required {...message('description')}>
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
            label="Colour"
            value={values.color}
            error={errorOf('color') && 'Please enter # and six digits, as #0b6e6e.'}
            onChange={(color) => change({ color })}
          />
          <Switch
            label="Reseller: has customers of its own"
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
