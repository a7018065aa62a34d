import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { RecordForm } from '@/components/form/useRecordForm';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { IntegrationTestMachine } from '@/machines/locations/integrationTest.machine';
import { validateValues } from '@/machines/records/recordKind';
import type { IntegrationKind, IntegrationValues } from './integrationKind';

export interface IntegrationTest {
  readonly state: 'clean' | 'changed' | 'testing' | 'tested' | 'saving';
  readonly error: string | null;
  /** Tests the entries, or shows their errors. */
  readonly run: () => void;
  /** The form was saved. */
  readonly noteSaved: () => void;
  /** The form, whose Save is for entries that are stored or tested. */
  readonly form: RecordForm<IntegrationValues>;
}

interface Options {
  readonly kind: IntegrationKind;
  readonly isNew: boolean;
}

/** Runs the test of an integration beside its form. */
export function useIntegrationTest(
  machine: IntegrationTestMachine,
  form: RecordForm<IntegrationValues>,
  { kind, isNew }: Options,
): IntegrationTest {
  const { values, isSaving } = form;
  const isSaved = !isNew && !form.isDirty;
  const actor = useMachineActor(machine, { input: { values, isSaved } });
  const state = useSelector(actor, ({ value }) => value);
  const error = useSelector(actor, ({ context }) => context.error);

  // A save that the service has made is noted before: then the machine no longer waits for one.
  const isUnsaved = state === 'saving' && !isSaving;
  useEffect(() => {
    if (isUnsaved) actor.send({ type: 'saveFailed' });
  }, [actor, isUnsaved]);

  // The form has new values for each change of theirs, and the same ones until then.
  const known = useRef({ values, isSaved });
  useEffect(() => {
    if (known.current.values === values && known.current.isSaved === isSaved) return;
    known.current = { values, isSaved };
    actor.send({ type: 'change', values, isSaved });
  }, [actor, values, isSaved]);

  // The form focuses the first of them.
  const [wrong, setWrong] = useState<RecordForm['errors']>(form.errors);
  return {
    // The machine leaves its state “comparing” at once.
    state: state as IntegrationTest['state'],
    error,
    run: () => {
      const errors = validateValues(kind, values);
      const names = Object.keys(errors);
      for (const name of names) form.touch(name);
      if (names.length > 0) setWrong(errors);
      else actor.send({ type: 'test' });
    },
    noteSaved: () => actor.send({ type: 'saved' }),
    form: {
      ...form,
      errors: Object.keys(form.errors).length > 0 ? form.errors : wrong,
      send: (type) => {
        if (type === 'save') actor.send({ type });
        if (type !== 'save' || actor.getSnapshot().matches('saving')) form.send(type);
      },
    },
  };
}
