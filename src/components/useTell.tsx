import { Button, Toast, ToastTitle, ToastTrigger, useToastController } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useCallback } from 'react';

export const TOASTER = 'atrium';
/** How long a toast stands, in milliseconds. */
const TOAST_STAYS = 5000;

export type ToastIntent = 'success' | 'error' | 'warning' | 'info';
export type Tell = (text: string, intent?: ToastIntent, stays?: number) => void;

/** Shows a short text in the one place for them; the same text is not shown twice at once (G208). */
export function useTell(): Tell {
  const { dispatchToast } = useToastController(TOASTER);
  return useCallback(
    (text, intent = 'success', stays = TOAST_STAYS) =>
      dispatchToast(
        <Toast>
          <ToastTitle
            action={
              <ToastTrigger>
                <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label="Close" />
              </ToastTrigger>
            }
          >
            {text}
          </ToastTitle>
        </Toast>,
        { toastId: `${intent}:${text}`, intent, timeout: stays, pauseOnHover: true, pauseOnWindowBlur: true },
      ),
    [dispatchToast],
  );
}
