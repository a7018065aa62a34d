import {
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useMemo } from 'react';
import type { OpenedIntegration } from '@/api/imports/integrations';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { RecordPage } from '@/components/form/RecordPage';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formRecordOf } from '@/machines/records/recordKind';
import type { SettingsMachines } from '../settingsMachines';
import { FeedSample } from './FeedSample';
import { type IntegrationType, integrationKindOf } from './integrationKind';
import { ParameterField } from './ParameterField';
import { asMapping } from './parameterValues';
import { text } from './texts';
import { type FeedSampling, useFeedSample } from './useFeedSample';
import { type IntegrationTest, useIntegrationTest } from './useIntegrationTest';

/** The parameter of the address with the id of an integration, or with the type of a new one. */
export const INTEGRATION_PARAMETER = 'integration';

const useStyles = makeStyles({
  test: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  bar: { width: '100%' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  /** Uuid of the location. */
  readonly project: string;
  readonly type: IntegrationType;
  readonly integration: OpenedIntegration;
  readonly machinesOf: SettingsMachines['integration'];
  readonly onEnd: () => void;
}

/** The form of an integration, made of the parameters of its kind. */
export function IntegrationForm({ project, type, integration, machinesOf, onEnd }: Props) {
  const { uuid: id } = integration;
  const kind = useMemo(() => integrationKindOf(type), [type]);
  const machines = useMemo(() => machinesOf(kind, id), [machinesOf, kind, id]);
  const opened = useRecordForm(kind, {
    machine: machines.form,
    record: formRecordOf(kind, integration),
    staysOpen: true,
    choices: undefined,
    onEnd,
    onSaved: () => test.noteSaved(),
  });
  const isNew = id === '';
  const test = useIntegrationTest(machines.test, opened, { kind, isNew });
  const { form } = test;
  const sampling = useFeedSample(form, { project, id, kind, state: test.state });
  return (
    <RecordPage form={form} label={type.label} tabParameter={INTEGRATION_PARAMETER}>
      {type.parameters.map((parameter, at) => (
        <ParameterField key={parameter.name} form={form} parameter={parameter} autoFocus={at === 0} />
      ))}
      <Field label={text('mode')} hint={text(form.values.mode === 1 ? 'activeText' : 'passiveText')}>
        <RadioGroup
          layout="horizontal"
          value={String(form.values.mode)}
          onChange={(_event, { value }) => form.set('mode', Number(value))}
        >
          <Radio value="0" label={text('passive')} />
          <Radio value="1" label={text('active')} />
        </RadioGroup>
      </Field>
      <TestBox test={test} sampling={sampling} />
      {sampling.sample && (
        <FeedSample
          sample={sampling.sample}
          mapping={asMapping(form.values.mapping)}
          isCurrent={sampling.isCurrent}
          onChoose={sampling.choose}
        />
      )}
    </RecordPage>
  );
}

const STATE_TEXTS = {
  clean: text('clean'),
  changed: text('needsTest'),
  testing: text('testing'),
  tested: text('tested'),
  saving: text('tested'),
} as const;

interface TestBoxProps {
  readonly test: IntegrationTest;
  readonly sampling: FeedSampling;
}

function TestBox({ test: { state, error, run }, sampling }: TestBoxProps) {
  const styles = useStyles();
  const isTestable = state === 'changed';
  return (
    <section className={styles.test} aria-label={text('testOf')}>
      {[error, state === 'testing' ? null : sampling.error].map(
        (reason, at) =>
          reason !== null &&
          (at === 0 || reason !== error) && (
            <MessageBar key={reason} intent="error" layout="multiline" className={styles.bar}>
              <MessageBarBody>{reason}</MessageBarBody>
            </MessageBar>
          ),
      )}
      <ActionButton
        blockedBy={
          blockedWhile(state === 'testing', text('testing')) ?? blockedWhile(!isTestable, text('nothingToTest'))
        }
        onClick={run}
      >
        {text(state === 'testing' ? 'testing' : 'test')}
      </ActionButton>
      <ActionButton blockedBy={blockedWhile(sampling.isReading, text('readingRows'))} onClick={sampling.read}>
        {text(sampling.isReading ? 'readingRows' : 'readRows')}
      </ActionButton>
      <Text role="status" className={styles.quiet}>
        {STATE_TEXTS[state]}
      </Text>
    </section>
  );
}
