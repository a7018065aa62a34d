import { useEffect, useRef } from 'react';
import { notify } from '@/components/feedback/toastStack';
import { isTyping } from '@/components/shortcuts';
import type { Point } from '@/model/geometry/points';
import { text } from '../menu/texts';
import type { ToolWorld } from '../tools/editorTool';
import { operationOf } from './networkCommands';
import { copiedText, pasteText } from './pasteText';

/**
 * Copies, cuts and pastes by the clipboard events of the browser, which need no permission. Fields and selected text keep
 * theirs.
 */
export function useClipboard(world: ToolWorld): void {
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
      if (take(event)) remove(latest.current);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      paste(event.clipboardData?.getData('text/plain') ?? '', latest.current, latest.current.pointer.get());
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
}

function remove(world: ToolWorld): void {
  const operation = operationOf('delete', world);
  if (operation) world.perform(operation);
}

function paste(from: string, world: ToolWorld, at: Point | null): void {
  const pasted = pasteText(from, world, at);
  if (pasted === null) return;
  if (typeof pasted === 'string') notify(text(`clip.${pasted}`), 'warning');
  else world.perform(pasted);
}

/** Copy and Cut of a menu, which the browser sends no event for. */
export async function copyByMenu(world: ToolWorld, isCut: boolean): Promise<void> {
  const copied = copiedText(world);
  if (copied === null) return;
  try {
    await navigator.clipboard.writeText(copied);
  } catch {
    notify(text('copyByKeys'), 'warning');
    return;
  }
  if (isCut) remove(world);
}

/** Paste of a menu, at the place that the menu is about. */
export async function pasteByMenu(world: ToolWorld, at: Point | null): Promise<void> {
  let from: string;
  try {
    from = await navigator.clipboard.readText();
  } catch {
    notify(text('pasteByKeys'), 'warning');
    return;
  }
  paste(from, world, at);
}
