import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { ToastEntry } from '@/components/feedback/toastStack';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { TOAST_DURATION, toastMachine } from '@/machines/shell/toast.machine';
import { text } from '../texts';

const useStyles = makeStyles({
  card: { boxShadow: tokens.shadow16, width: '340px', maxWidth: 'calc(100vw - 40px)', boxSizing: 'border-box' },
});

/** One toast with its machine: pointer or focus on it pauses its timer. */
export function ToastCard({ toast, onGone }: { toast: ToastEntry; onGone: (id: number) => void }) {
  const styles = useStyles();
  const actor = useMachineActor(toastMachine, { input: { duration: toast.duration ?? TOAST_DURATION } });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => onGone(toast.id) });
    return unsubscribe;
  }, [actor, onGone, toast.id]);
  return (
    <div
      role="status"
      aria-live={toast.intent === 'error' ? 'assertive' : 'polite'}
      onPointerEnter={() => actor.send({ type: 'hold' })}
      onPointerLeave={() => actor.send({ type: 'release' })}
      onFocus={() => actor.send({ type: 'hold' })}
      onBlur={() => actor.send({ type: 'release' })}
    >
      <MessageBar className={styles.card} intent={toast.intent} layout="multiline">
        <MessageBarBody>
          {toast.title !== null && <MessageBarTitle>{toast.title}</MessageBarTitle>}
          {toast.text}
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={text('close')}
              onClick={() => actor.send({ type: 'close' })}
            />
          }
        />
      </MessageBar>
    </div>
  );
}
