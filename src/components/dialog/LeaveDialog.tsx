import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { text as areaText } from './texts';
import { WarningDialog } from './WarningDialog';

interface Props {
  readonly isDirty: boolean;
  readonly text: string;
  /** A parameter of the address whose change leaves too: that of the tab. */
  readonly parameter?: string | undefined;
  /** Called when the unsaved changes are given up. */
  readonly onDiscard?: () => void;
}

/** Asks before unsaved changes are lost: by a dialog inside of the page, by the browser when the page closes. */
export function LeaveDialog({ isDirty, text, parameter, onDiscard }: Props) {
  const placeOf = ({ pathname, search }: { pathname: string; search: string }) =>
    `${pathname} ${parameter === undefined ? '' : new URLSearchParams(search).get(parameter)}`;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation) !== placeOf(nextLocation),
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
      labels={{ confirm: areaText('discard'), cancel: areaText('keepEditing') }}
      isDanger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
    />
  );
}
