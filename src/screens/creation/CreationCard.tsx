import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { useFocusFirstError } from '@/components/form/errors/useFocusFirstError';
import { SaveButton } from '@/components/form/SaveButton';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { type CreationForm, validateCreation } from '@/machines/creation/creationOrder';
import type { CreationScreenMachine } from '@/machines/creation/creationScreen.machine';
import type { ProviderUuids } from '@/model/access/provider';
import { CreationFields } from './CreationFields';
import { text } from './texts';
import { type CreatedRecord, useReloadedChoices } from './useReloadedChoices';

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

interface Props {
  readonly form: CreationForm;
  readonly machine: CreationScreenMachine;
  readonly provider: ProviderUuids;
  readonly organisations: readonly OrganisationSummary[];
  /** The last created record on this screen: the forms with such choices load them again. */
  readonly created: CreatedRecord | null;
  readonly onCreated: (form: CreationForm) => void;
}

/** One of the four forms, with its own machine. */
export function CreationCard({ form, machine, provider, organisations, created, onCreated }: Props) {
  const styles = useStyles();
  const title = useId();
  const element = useRef<HTMLFormElement>(null);
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
  useReloadedChoices(actor, created);

  const { errors: saveErrors, failure } = context;
  useFocusFirstError(element, saveErrors);
  const { errorAt, leave, resetLeft } = useFieldErrors<string>(saveErrors, isCreated ? {} : validateCreation(context));
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
      <CreationFields
        context={context}
        send={actor.send}
        organisations={organisations}
        errorAt={errorAt}
        leave={leave}
      />
      <div className={styles.button}>
        <SaveButton isNew isSaving={isSaving} />
      </div>
    </form>
  );
}
