import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removePromotionImage, sendPromotionImage } from '@/api/promotions/promotions';
import { notifyError } from '@/components/feedback/notifyError';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import type { PromotionKind } from '@/contract/promotions/promotions';
import type { OutgoingPicture, SendPicture } from '@/model/content/promotions/sendPicture';
import { text } from './texts';

type KeptPicture = Pick<OutgoingPicture, 'file' | 'filename'> & { readonly address: string };

export interface PromotionImage {
  /** Address of the picture that waits for its record to be created. */
  readonly kept: string | null;
  /** Why the picture of a new record was not sent, by the uuid of the record. */
  readonly failure: { readonly uuid: string; readonly text: string } | null;
  /** Sends at once, or keeps the picture of a record without a uuid. */
  readonly send: (uuid: string | null) => SendPicture;
  readonly remove: (uuid: string | null) => Promise<void>;
  /** Sends the kept picture to the record that was created; `onFailed` continues with its form. */
  readonly sendKept: (uuid: string, onFailed: () => void) => Promise<void>;
  /** Lets go of the kept picture, when its form is closed. */
  readonly discard: () => void;
}

/** The image of events or offers, which has calls of its own: a new record is created first. */
export function usePromotionImage(kind: PromotionKind): PromotionImage {
  const client = useQueryClient();
  const notify = useNotify();
  const [kept, setKept] = useState<KeptPicture | null>(null);
  const [failure, setFailure] = useState<PromotionImage['failure']>(null);

  const discard = () => {
    if (kept) URL.revokeObjectURL(kept.address);
    setKept(null);
  };
  const send = (uuid: string | null): SendPicture => {
    if (uuid === null)
      return async ({ file, filename }) => {
        const address = URL.createObjectURL(file);
        setKept({ file, filename, address });
        return address;
      };
    return async (picture) => {
      const { address, message } = await sendPromotionImage(client, kind, uuid, picture);
      setFailure(null);
      notify(message);
      return address;
    };
  };
  const remove = async (uuid: string | null) => {
    if (uuid === null) return discard();
    try {
      notify(await removePromotionImage(client, kind, uuid));
    } catch (error) {
      notifyError(error);
    }
  };
  const sendKept = async (uuid: string, onFailed: () => void) => {
    if (!kept) return;
    const picture = { ...kept, signal: new AbortController().signal, onProgress: () => undefined };
    discard();
    try {
      await sendPromotionImage(client, kind, uuid, picture);
    } catch (error) {
      setFailure({ uuid, text: text(`imageFailed.${kind}`, { reason: errorSummaryOf(error).text }) });
      onFailed();
    }
  };
  return { kept: kept?.address ?? null, failure, send, remove, sendKept, discard };
}
