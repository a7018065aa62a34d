import { Button, type ButtonProps, Tooltip } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState } from 'react';

type Props = Omit<ButtonProps, 'disabled' | 'disabledFocusable'> & {
  /** Why it cannot be pressed now, in words; null where it can. */
  readonly blockedBy: string | null;
  /** Says what the button does, where its text does not. */
  readonly hint?: string;
};

/**
 * A button that may be blocked: it keeps its place and the focus, and shows the reason to a pointer, a finger and a
 * screen reader.
 */
export function ActionButton({ blockedBy, hint, autoFocus = false, ...button }: Props) {
  const [isVisible, setVisible] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  // React would focus it before the tooltip may hear of that, which is an error of the page.
  useLayoutEffect(() => {
    if (autoFocus) element.current?.focus();
  }, [autoFocus]);
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
      <Button {...({ ...button, ref: element } as ButtonProps)} disabledFocusable={blockedBy !== null} />
    </Tooltip>
  );
}
