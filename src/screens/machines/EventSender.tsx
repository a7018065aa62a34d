import { Field, Input, Text, Textarea } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { readPayload, type TypedEvent } from '@/machines/inspect/eventPayload';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { Inspector } from '@/machines/inspect/inspector';
import type { LoggedEvent } from '@/machines/inspect/log/loggedEvent';
import { knownPayloads, payloadProblem, templateOf } from '@/machines/inspect/payloadTemplate';
import type { SimulationSamples } from '@/machines/inspect/simulation/simulation';
import type { Verdict } from '@/machines/inspect/verdictOf';
import type { Statechart } from '@/model/statechart/statechart';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';
import { verdictText } from './verdictText';

const PROBLEMS = {
  'no-object': 'noObject',
  'other-type': 'otherType',
  'internal-type': 'internalType',
  'no-type': 'noType',
} as const;

type Payloads = ReturnType<typeof knownPayloads>;

const problemOf = (typed: TypedEvent, known: Payloads): string | undefined => {
  if ('event' in typed) {
    const misfit = payloadProblem(typed.event, known);
    if (misfit === null) return undefined;
    return misfit.problem === 'missing-field'
      ? text('missingField', { field: misfit.field })
      : text('otherKind', { field: misfit.field, kinds: misfit.kinds.join(text('or')) });
  }
  return typed.problem === 'no-json' ? text('noJson', { at: typed.at }) : text(PROBLEMS[typed.problem]);
};

interface Props {
  readonly actor: LiveActor;
  readonly chart: Statechart;
  readonly inspector: Inspector;
  readonly maySend: boolean;
  /** The event that was chosen. */
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly samples: SimulationSamples | null;
  readonly events: readonly LoggedEvent[];
}

/** An event typed by hand: the machine's verdict on it and, where that is allowed, sending it. */
export function EventSender({ actor, chart, inspector, maySend, type, onType, samples, events }: Props) {
  const styles = usePanelStyles();
  const known = useMemo(() => knownPayloads(type.trim(), samples, events), [type, samples, events]);
  const template = templateOf(known);
  // A payload that somebody has typed for the event comes before the template.
  const [typedFor, setTypedFor] = useState({ type: '', payload: '' });
  const payload = typedFor.type === type ? typedFor.payload : template;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [sent, setSent] = useState('');
  const typed = readPayload(type.trim(), payload);
  const problem = problemOf(typed, known);
  const isEmpty = type === '' && payload === '';
  // The answer depends on the state of the machine too: each of its steps asks anew.
  useEffect(() => {
    const read = readPayload(type.trim(), payload);
    if (!('event' in read)) {
      setVerdict(null);
      return;
    }
    let isStale = false;
    void inspector.ask(actor.key, read.event).then((answer) => {
      if (!isStale) setVerdict(answer);
    });
    return () => {
      isStale = true;
    };
  }, [inspector, actor, type, payload]);
  const send = () => {
    if (!('event' in typed)) return;
    const { event } = typed;
    setSent('');
    void inspector
      .send(actor.key, event)
      .then((failure) =>
        setSent(failure === null ? text('sent', { event: event.type }) : text('notSent', { reason: failure })),
      );
  };
  return (
    <section className={styles.section} aria-label={maySend ? text('sendEvent') : text('tryEvent')}>
      <h3 className={styles.heading}>{maySend ? text('sendEvent') : text('tryEvent')}</h3>
      <Field label={text('eventType')}>
        <Input value={type} onChange={(_event, { value }) => onType(value)} maxLength={200} />
      </Field>
      <Field
        label={text('payload')}
        {...(problem !== undefined && !isEmpty && { validationState: 'error', validationMessage: problem })}
      >
        <Textarea
          value={payload}
          rows={template === '' ? 3 : 5}
          resize="vertical"
          onChange={(_event, { value }) => setTypedFor({ type, payload: value })}
        />
      </Field>
      <Text size={200} role="status">
        {verdict && !isEmpty && problem === undefined ? verdictText(verdict, chart) : ''}
      </Text>
      {maySend && (
        <div className={styles.row}>
          <ActionButton appearance="primary" blockedBy={problem ?? null} onClick={send}>
            {text('send')}
          </ActionButton>
          <Text size={200} role="status">
            {sent}
          </Text>
        </div>
      )}
    </section>
  );
}
