import { Button, type ButtonProps, Tooltip, useMergedRefs } from '@fluentui/react-components';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { useReasonVisible } from './useReasonVisible';

type Props = Omit<ButtonProps, 'disabled' | 'disabledFocusable' | 'ref'> & {
  /** A menu or a popover that it opens places itself by this. */
  readonly ref?: Ref<HTMLButtonElement>;
  /** Why it cannot be pressed now, in words; null where it can. */
  readonly blockedBy: string | null;
  /** Says what the button does, where its text does not. */
  readonly hint?: string;
};

/**
 * A button that may be blocked: it keeps its place and the focus, and shows the reason to a pointer, a finger and a
 * screen reader.
 */
export function ActionButton({ blockedBy, hint, autoFocus = false, ref, ...button }: Props) {
  const element = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs(element, ref);
  // React would focus it before the tooltip may hear of that, which is an error of the page.
  useLayoutEffect(() => {
    if (autoFocus) element.current?.focus();
  }, [autoFocus]);
  const words = blockedBy ?? hint ?? '';
  const reason = useReasonVisible(words);
  const isNew = words !== '' && words !== button['aria-label'];
  return (
    <Tooltip content={words} relationship={isNew ? 'description' : 'inaccessible'} {...reason}>
      {/* The types of a link and of a button are one union, which a rest of props does not keep. */}
      <Button {...({ ...button, ref: merged } as ButtonProps)} disabledFocusable={blockedBy !== null} />
    </Tooltip>
  );
}
