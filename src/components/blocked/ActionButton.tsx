import { Button, type ButtonProps, Tooltip } from '@fluentui/react-components';
import { useState } from 'react';

type Props = Omit<ButtonProps, 'disabled' | 'disabledFocusable'> & {
  /** Why it cannot be pressed now, in words; null where it can. */
  readonly blockedBy: string | null;
  /** What it does, where its text does not tell. */
  readonly hint?: string;
};

/**
 * A button that may be blocked: it keeps its place and the focus, and tells the reason to a pointer, a finger and a
 * screen reader.
 */
export function ActionButton({ blockedBy, hint, ...button }: Props) {
  const [isVisible, setVisible] = useState(false);
  const words = blockedBy ?? hint ?? '';
  const isNew = words !== '' && words !== button['aria-label'];
  return (
    <Tooltip
      content={words}
      relationship={isNew ? 'description' : 'inaccessible'}
      visible={isVisible && words !== ''}
      onVisibleChange={(_event, { visible }) => setVisible(visible)}
    >
      {/* The types of a link and of a button are one union, which a rest of props does not keep. */}
      <Button {...(button as ButtonProps)} disabledFocusable={blockedBy !== null} />
    </Tooltip>
  );
}
