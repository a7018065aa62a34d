import { useEffect, useRef } from 'react';
import { useSettings } from '@/components/SettingsProvider';
import { type Command, commandOf, isField, isTyping } from '@/components/shortcuts';
import type { RunCommand } from '../commands/useEditorCommands';

const CLIPBOARD: readonly Command[] = ['copy', 'cut', 'paste'];

/** Binds the keys of the editor while it is open. */
export function useEditorKeys(run: RunCommand): void {
  const { letters } = useSettings();
  const keys = useRef(letters);
  keys.current = letters;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf(event, 'editor', keys.current);
      // The browser turns the keys of the clipboard into events of their own.
      if (command === null || CLIPBOARD.includes(command)) return;
      if (isTyping(event.target)) {
        if (command === 'save' && isField(event.target)) {
          event.preventDefault();
          // A field commits its text when it is left, so it is left before a save.
          event.target.blur();
          run(command);
          event.target.focus();
        }
        return;
      }
      const onCanvas = event.target instanceof HTMLElement && event.target.dataset.testid === 'plan';
      // Enter, Space and arrows belong to buttons, lists and tabs wherever they have the focus.
      const isOfTheCanvas = ['left', 'right', 'up', 'down', 'finish', 'delete', 'menu'].includes(command);
      if (isOfTheCanvas && !onCanvas && event.target !== document.body) return;
      event.preventDefault();
      run(command, event.shiftKey);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [run]);
}
