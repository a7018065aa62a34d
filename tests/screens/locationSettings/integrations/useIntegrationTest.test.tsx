import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type RecordForm, useRecordForm } from '@/components/form/useRecordForm';
import { INTEGRATION_PARAMETERS } from '@/contract/imports/integrationParameters';
import { integrationTestMachine } from '@/machines/locations/integrationTest.machine';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import type { SavedRecord } from '@/machines/records/recordFormTypes';
import { type IntegrationValues, integrationKindOf } from '@/screens/locationSettings/integrations/integrationKind';
import { type IntegrationTest, useIntegrationTest } from '@/screens/locationSettings/integrations/useIntegrationTest';
import { cleanUp, render } from '../../../support/dom/render';
import { jsonFeedAt } from '../../../support/jsonFeedAt';

afterEach(cleanUp);

const kind = integrationKindOf({ name: 'json-feed', parameters: [...INTEGRATION_PARAMETERS['json-feed']] });
const values = kind.valuesOf({ uuid: '1', mode: 0, ...jsonFeedAt('https://feeds.example/shops') });

it('[IG30] an integration that was not tested is not saved; one that was, and one as it is stored, are', async () => {
  const save = vi.fn();
  const machine = integrationTestMachine.provide({
    actors: { test: fromPromise<void, { values: IntegrationValues }>(async () => undefined) },
  });
  const tested = vi.fn<(test: IntegrationTest) => void>();
  const Form = ({ isDirty }: { isDirty: boolean }) => {
    const form = { values, isDirty, isSaving: false, state: 'edit', errors: {}, send: save, touch: () => undefined };
    tested(useIntegrationTest(machine, form as unknown as RecordForm<IntegrationValues>, { kind, isNew: false }));
    return null;
  };
  const latest = () => {
    const [test] = tested.mock.lastCall ?? [];
    if (!test) throw new Error('The form is not there.');
    return test;
  };
  const stored = await render(<Form isDirty={false} />);
  expect(latest().state).toBe('clean');
  await stored.after(() => latest().form.send('save'));
  expect(save).toHaveBeenCalledTimes(1);
  await cleanUp();
  save.mockClear();
  const { after } = await render(<Form isDirty />);
  await after(() => latest().form.send('save'));
  expect([latest().state, save.mock.calls]).toEqual(['changed', []]);
  await after(() => latest().run());
  expect(latest().state).toBe('tested');
  await after(() => latest().form.send('save'));
  expect(save.mock.calls).toEqual([['save']]);
});

it('[IG30] it counts as stored when the service has saved it, and not when a save of it has failed', async () => {
  const stored = vi.fn();
  const machine = integrationTestMachine.provide({ actions: { setStored: stored } });
  const save = vi.fn<() => Promise<SavedRecord>>().mockRejectedValueOnce(new Error('The service is away.'));
  const formMachine = recordFormMachine.provide({ actors: { update: fromPromise(() => save()) } });
  const record = { id: '1', revision: 1, values };
  save.mockResolvedValue({ record, message: 'Saved' });
  const tested = vi.fn<(test: IntegrationTest) => void>();
  const Form = () => {
    const form = useRecordForm(kind, {
      machine: formMachine,
      record,
      staysOpen: true,
      choices: undefined,
      onEnd: () => undefined,
      onSaved: () => test.noteSaved(),
    });
    const test = useIntegrationTest(machine, form, { kind, isNew: false });
    tested(test);
    return null;
  };
  const { after } = await render(<Form />);
  const press = () => after(() => tested.mock.lastCall?.[0].form.send('save'));
  await press();
  expect([tested.mock.lastCall?.[0].state, stored.mock.calls.length]).toEqual(['clean', 0]);
  await press();
  expect([tested.mock.lastCall?.[0].state, stored.mock.calls.length]).toEqual(['clean', 1]);
});
