import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { text as areaText } from './texts';
import { WarningDialog } from './WarningDialog';

/** Asks before unsaved changes are lost: by a dialog inside of the page, by the browser when the page closes. */
export function LeaveDialog({ isDirty, text }: { isDirty: boolean; text: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <WarningDialog
      isOpen={blocker.state === 'blocked'}
      title={areaText('leaveTitle')}
      text={text}
      confirm={areaText('discard')}
      cancel={areaText('keepEditing')}
      isDanger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
