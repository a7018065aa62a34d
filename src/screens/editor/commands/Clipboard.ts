import { useEffect, useRef } from 'react';
import { isTyping } from '@/components/shortcuts';
import { useToolWorld } from '../session/useToolWorld';
import { copiedText } from './copiedText';
import { pasteOnDemand } from './pasteOnDemand';
import { removeCopied } from './removeCopied';

/**
 * Copies, cuts and pastes by the clipboard events of the browser, which need no permission. Fields and selected text keep
 * theirs.
 */
export function Clipboard(): null {
  const world = useToolWorld();
  const latest = useRef(world);
  latest.current = world;
  useEffect(() => {
    const take = (event: ClipboardEvent): boolean => {
      const isOfText = isTyping(event.target) || document.getSelection()?.isCollapsed === false;
      const copied = isOfText ? null : copiedText(latest.current);
      if (copied === null) return false;
      event.clipboardData?.setData('text/plain', copied);
      event.preventDefault();
      return true;
    };
    const onCopy = (event: ClipboardEvent) => void take(event);
    const onCut = (event: ClipboardEvent) => {
      if (take(event)) removeCopied(latest.current);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      void pasteOnDemand(
        event.clipboardData?.getData('text/plain') ?? '',
        latest.current,
        latest.current.pointer.get(),
      );
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return null;
}
