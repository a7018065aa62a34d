import { Button, tokens } from '@fluentui/react-components';
import { AlertRegular, CheckmarkCircleRegular, DismissRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { ToastEntry, ToastIntent } from '@/components/feedback/toastStack';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { TOAST_DURATION, toastMachine } from '@/machines/shell/toast.machine';
import { text } from '../texts';

const ICONS: Record<ToastIntent, { readonly Icon: typeof AlertRegular; readonly colour: string }> = {
  success: { Icon: CheckmarkCircleRegular, colour: tokens.colorStatusSuccessForeground1 },
  error: { Icon: ErrorCircleRegular, colour: tokens.colorStatusDangerForeground1 },
  warning: { Icon: ErrorCircleRegular, colour: tokens.colorStatusWarningForeground1 },
  info: { Icon: AlertRegular, colour: tokens.colorNeutralForeground3 },
};

/**
 * One toast with its machine: pointer or focus on it pauses its timer. It is made of plain elements, with its style in page.css:
 * it is part of the first script, and Fluent's message bar would add to that.
 */
export function ToastCard({ toast, onGone }: { toast: ToastEntry; onGone: (id: number) => void }) {
  const actor = useMachineActor(toastMachine, { input: { duration: toast.duration ?? TOAST_DURATION } });
  const { Icon, colour } = ICONS[toast.intent];
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => onGone(toast.id) });
    return unsubscribe;
  }, [actor, onGone, toast.id]);
  return (
    <div
      className="toast"
      role="status"
      aria-live={toast.intent === 'error' ? 'assertive' : 'polite'}
      onPointerEnter={() => actor.send({ type: 'point' })}
      onPointerLeave={() => actor.send({ type: 'leave' })}
      onFocus={() => actor.send({ type: 'focus' })}
      onBlur={() => actor.send({ type: 'blur' })}
    >
      <Icon fontSize={20} color={colour} />
      <div>
        {toast.title !== null && <strong>{toast.title}</strong>}
        {toast.text}
      </div>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.run();
            actor.send({ type: 'close' });
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <Button
        appearance="transparent"
        size="small"
        icon={<DismissRegular />}
        aria-label={text('close')}
        onClick={() => actor.send({ type: 'close' })}
      />
    </div>
  );
}
