import { fromCallback } from 'xstate';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { fieldErrorOf } from '@/machines/apiErrors';
import {
  type ChosenFile,
  type FileUploadEvent,
  fileUploadMachine,
  type SendFileEvent,
} from '@/machines/uploads/fileUpload.machine';
import type { SendPicture } from '@/model/content/promotions/sendPicture';

/** The machine of an upload that sends its file by `sendOf()`, as it is when the upload begins. */
export const provideFileUpload = (sendOf: () => SendPicture) =>
  fileUploadMachine.provide({
    actors: {
      sendFile: fromCallback<SendFileEvent, ChosenFile, FileUploadEvent>(({ input, sendBack }) => {
        const abort = new AbortController();
        const onProgress = (share: number) => sendBack({ type: 'send.progress', share });
        sendOf()({ ...input, signal: abort.signal, onProgress }).then(
          (address) => sendBack({ type: 'send.done', address }),
          (error: unknown) => sendBack({ type: 'send.failed', reason: reasonOf(error) }),
        );
        return () => abort.abort();
      }),
    },
  });

/** The service's error for the file, where it has one. */
const reasonOf = (error: unknown): string =>
  fieldErrorOf(error, 'file') ?? fieldErrorOf(error, 'image') ?? errorSummaryOf(error).text;
