import type { ReactElement } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useChangesBlockedBy } from '@/components/rights/changeRights';

interface Props {
  /** The action and its record; where it is disabled, why. */
  readonly label: string;
  readonly icon: ReactElement;
  readonly isDisabled?: boolean;
  /** It changes the record. */
  readonly isChange?: boolean;
  readonly onClick: () => void;
}

/** An action of a row of a table; the arrow keys reach it. */
export function RowAction({ label, icon, isDisabled = false, isChange = false, onClick }: Props) {
  const readOnly = useChangesBlockedBy();
  return (
    <ActionButton
      tabIndex={-1}
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={label}
      hint={label}
      blockedBy={(isChange ? readOnly : null) ?? blockedWhile(isDisabled, label)}
      onClick={onClick}
    />
  );
}
