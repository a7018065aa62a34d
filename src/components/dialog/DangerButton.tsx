import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';

const useStyles = makeStyles({
  filled: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
  text: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    ':hover:active': { color: tokens.colorStatusDangerForeground1 },
  },
});

interface Props {
  readonly children: ReactNode;
  /** The action itself, in the question before it; otherwise the step that leads there. */
  readonly isFinal?: boolean;
  /** Why it cannot be pressed now, in words; it looks like any other button then. */
  readonly blockedBy?: string | null;
  readonly onClick: () => void;
}

/** An action that destroys something: red in every form and question. */
export function DangerButton({ children, isFinal = false, blockedBy = null, onClick }: Props) {
  const styles = useStyles();
  const look = isFinal ? styles.filled : styles.text;
  return (
    <ActionButton
      appearance={isFinal ? 'primary' : 'secondary'}
      blockedBy={blockedBy}
      {...(blockedBy === null && { className: look })}
      onClick={onClick}
    >
      {children}
    </ActionButton>
  );
}
