import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '@/components/SettingsProvider';
import { commandOf, isTyping, type ShellCommand } from '@/components/shortcuts';

/** Binds the keys of every page. Single characters belong to a field while a person types in it. */
export function useShellKeys(run: (command: ShellCommand) => void): void {
  const latest = useRef(run);
  latest.current = run;
  const { letters } = useSettings();
  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf(event, 'everywhere', letters);
      if (command === null || (command !== 'palette' && isTyping(event.target))) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letters]);
}
