import { Dropdown, Field, Option, Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { BlockedField } from '@/components/blocked/BlockedField';
import { ManyChoice } from '@/components/choices/ManyChoice';
import { useListSurface } from '@/components/form/useListSurface';
import type { RecordForm } from '@/components/form/useRecordForm';
import { versionText } from '@/contract/texts/versionTexts';
import type { VersionApprovalEvent } from '@/machines/versions/versionApproval.machine';
import { type Approval, type ApprovalField, blockedParts } from '@/model/versions/approval';
import { text } from './texts';
import { TYPE_NAMES, typeName, type VersionValues } from './versionKind';

interface Props {
  readonly form: RecordForm<VersionValues>;
  readonly approval: Approval;
  readonly choose: (event: VersionApprovalEvent) => void;
  /** Whether the machine takes a change of this part now. */
  readonly mayChange: (part: ApprovalField) => boolean;
  /** The user tested the version, and somebody else has to sign it off. */
  readonly isOwnTest: boolean;
  /** The other released versions, the newest release first. */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  readonly organisations: readonly { readonly id: string; readonly name: string }[];
  /** Who set a part, and when. */
  readonly marks: Partial<Record<ApprovalField, string | null>>;
}

/** The parts of an approval: each says why it cannot be changed, or who set it. */
export function ApprovalFields({ form, approval, choose, mayChange, isOwnTest, others, organisations, marks }: Props) {
  const surface = useListSurface();
  const blocked = blockedParts(approval);
  const reasonOf = (name: ApprovalField) => {
    const reason = (mayChange(name) ? null : blocked[name]) ?? (name === 'approved' && isOwnTest ? 'isOwnTest' : null);
    return reason && versionText(reason);
  };
  const field = (name: ApprovalField) => {
    const hint = marks[name];
    const error = form.errorOf(name);
    return { ...(hint && { hint }), ...(error !== undefined && { validationMessage: error }) };
  };
  const toggle = (
    name: 'tested' | 'released' | 'forceReleased',
    on: VersionApprovalEvent,
    off: VersionApprovalEvent,
  ) => (
    <Field {...field(name)}>
      <BlockedField by={reasonOf(name)}>
        {(isBlocked) => (
          <Switch
            label={form.labelOf(name)}
            disabled={isBlocked}
            checked={approval[name]}
            onChange={(_event, { checked }) => choose(checked ? on : off)}
          />
        )}
      </BlockedField>
    </Field>
  );
  const previous = others.find(({ id }) => id === approval.previous);
  return (
    <>
      <Field label={form.labelOf('type')} required>
        <Dropdown
          {...surface}
          value={typeName(approval.type)}
          selectedOptions={[String(approval.type)]}
          onOptionSelect={(_event, { optionValue }) => {
            const chosen = TYPE_NAMES.find(({ id }) => String(id) === optionValue);
            if (chosen) choose({ type: 'setType', version: chosen.id });
          }}
        >
          {TYPE_NAMES.map(({ id, name }) => (
            <Option key={id} value={String(id)}>
              {name}
            </Option>
          ))}
        </Dropdown>
      </Field>
      {mayChange('organisations') && (
        <ManyChoice
          field={{ label: form.labelOf('organisations'), ...field('organisations') }}
          choices={organisations}
          value={approval.organisations}
          placeholder={text('chooseOrganisations')}
          onChange={(uuids) => choose({ type: 'chooseOrganisations', organisations: uuids })}
        />
      )}
      {toggle('tested', { type: 'test' }, { type: 'untest' })}
      <Field label={form.labelOf('approved')} {...field('approved')}>
        <BlockedField by={reasonOf('approved')}>
          {(isBlocked) => (
            <RadioGroup
              layout="horizontal"
              aria-label={form.labelOf('approved')}
              disabled={isBlocked}
              value={approval.approved === null ? '' : approval.approved ? 'pass' : 'fail'}
              onChange={(_event, { value }) => choose({ type: value === 'pass' ? 'pass' : 'fail' })}
            >
              <Radio value="fail" label={text('fail')} />
              <Radio value="pass" label={text('pass')} />
            </RadioGroup>
          )}
        </BlockedField>
      </Field>
      {toggle('released', { type: 'release' }, { type: 'unrelease' })}
      {toggle('forceReleased', { type: 'forceRelease' }, { type: 'unforce' })}
      <Field label={form.labelOf('previous')} {...field('previous')}>
        <BlockedField by={reasonOf('previous')}>
          {(isBlocked) => (
            <Dropdown
              {...surface}
              aria-label={form.labelOf('previous')}
              disabled={isBlocked}
              value={previous?.name ?? text('everyVersion')}
              selectedOptions={[previous ? String(previous.id) : '']}
              onOptionSelect={(_event, { optionValue }) => {
                const chosen = others.find(({ id }) => String(id) === optionValue);
                choose({ type: 'choosePrevious', previous: chosen?.id ?? null });
              }}
            >
              <Option value="">{text('everyVersion')}</Option>
              {others.map(({ id, name }) => (
                <Option key={id} value={String(id)}>
                  {name}
                </Option>
              ))}
            </Dropdown>
          )}
        </BlockedField>
      </Field>
    </>
  );
}
