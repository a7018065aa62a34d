import { Button, Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface Props {
  /** The action and its record. */
  readonly label: string;
  readonly icon: ReactElement;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** An action of a row of a table; the arrow keys reach it. */
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
