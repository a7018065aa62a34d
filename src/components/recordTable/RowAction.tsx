import { Button, Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface Props {
  /** What it does, and to which record. */
  readonly label: string;
  readonly icon: ReactElement;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** What can be done with a row of a table: the arrow keys lead to it. */
export function RowAction({ label, icon, isDisabled = false, onClick }: Props) {
  return (
    <Tooltip content={label} relationship="label">
      <Button
        tabIndex={-1}
        appearance="subtle"
        size="small"
        icon={icon}
        disabledFocusable={isDisabled}
        onClick={onClick}
      />
    </Tooltip>
  );
}
