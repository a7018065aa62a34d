import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { ChosenFile } from '@/machines/uploads/fileUpload.machine';
import type { SendPicture } from '@/model/content/promotions/sendPicture';
import { provideFileUpload } from './provideFileUpload';

/** One upload at a time; it ends with its field. */
export interface FileUpload {
  /** The share that is sent, from 0 to 1; null while nothing is sent. */
  readonly share: number | null;
  /** Why the last file was not taken, in words. */
  readonly error: string | null;
  /** Whether the file that failed can be sent again. */
  readonly canRetry: boolean;
  readonly start: (chosen: ChosenFile) => void;
  readonly retry: () => void;
  /** Says why a chosen file is not sent. */
  readonly reject: (reason: string) => void;
  /** Takes the error of the last file away. */
  readonly clear: () => void;
  readonly cancel: () => void;
}

/** @param onSent gets what `send` has resolved with */
export function useFileUpload(send: SendPicture, onSent: (address: string) => void): FileUpload {
  const latest = useRef(send);
  latest.current = send;
  const [machine] = useState(() => provideFileUpload(() => latest.current));
  const actor = useMachineActor(machine);
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    const { unsubscribe } = actor.on('sent', ({ address }) => sent(address));
    return unsubscribe;
  }, [actor]);
  return {
    share: useSelector(actor, (snapshot) => (snapshot.matches('sending') ? snapshot.context.share : null)),
    error: useSelector(actor, ({ context }) => context.error),
    canRetry: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    start: (chosen) => actor.send({ type: 'start', chosen }),
    retry: () => actor.send({ type: 'retry' }),
    reject: (reason) => actor.send({ type: 'reject', reason }),
    clear: () => actor.send({ type: 'clear' }),
    cancel: () => actor.send({ type: 'cancel' }),
  };
}
