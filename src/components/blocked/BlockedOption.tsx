import { Option } from '@fluentui/react-components';

interface Props {
  readonly value: string;
  readonly name: string;
  /** Why it cannot be chosen now, in words; null where it can. */
  readonly blockedBy: string | null;
}

/** An option of a list of choices that may be blocked: its row shows the reason. */
export const BlockedOption = ({ value, name, blockedBy }: Props) => (
  <Option value={value} text={name} disabled={blockedBy !== null}>
    {blockedBy === null ? name : `${name} (${blockedBy})`}
  </Option>
);
