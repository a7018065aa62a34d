import { Field, Input, Text, Textarea } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { readPayload, type TypedEvent } from '@/machines/inspect/eventPayload';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { Inspector } from '@/machines/inspect/inspector';
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

const problemOf = (typed: TypedEvent): string | undefined => {
  if ('event' in typed) return undefined;
  return typed.problem === 'no-json' ? text('noJson', { at: typed.at }) : text(PROBLEMS[typed.problem]);
};

interface Props {
  readonly actor: LiveActor;
  readonly chart: Statechart;
  readonly inspector: Inspector;
  readonly maySend: boolean;
  readonly type: string;
  readonly onType: (type: string) => void;
}

/** An event typed by hand: the machine's verdict on it and, where that is allowed, sending it. */
export function EventSender({ actor, chart, inspector, maySend, type, onType }: Props) {
  const styles = usePanelStyles();
  const [payload, setPayload] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [sent, setSent] = useState('');
  const typed = readPayload(type.trim(), payload);
  const problem = problemOf(typed);
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
    inspector.send(actor.key, typed.event);
    setSent(typed.event.type);
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
        <Textarea value={payload} rows={3} resize="vertical" onChange={(_event, { value }) => setPayload(value)} />
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
            {sent !== '' && text('sent', { event: sent })}
          </Text>
        </div>
      )}
    </section>
  );
}
