import { expect, it, vi } from 'vitest';
import { provideFileUpload } from '@/components/form/upload/provideFileUpload';
import type { OutgoingPicture } from '@/model/content/promotions/sendPicture';
import { holdService } from '../support/heldService';

const service = holdService();

/** An upload whose `send` waits for one of `answers`. */
function opened() {
  const outgoing: OutgoingPicture[] = [];
  const answers: { resolve: (address: string) => void; reject: (error: unknown) => void }[] = [];
  const upload = service.run(
    provideFileUpload(() => (picture) => {
      outgoing.push(picture);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    }),
  );
  const sent: string[] = [];
  upload.on('sent', ({ address }) => void sent.push(address));
  const start = () => upload.send({ type: 'start', chosen: { file: new Blob(['x']), filename: 'a.png' } });
  const error = () => upload.getSnapshot().context.error;
  return { upload, outgoing, answers, sent, start, error };
}

it('[FM47] sends the file under its name, reports the share, and gives the address', async () => {
  const { upload, outgoing, answers, sent, start } = opened();
  start();
  expect(outgoing[0]).toMatchObject({ filename: 'a.png', file: new Blob(['x']) });
  outgoing[0]?.onProgress(0.25);
  expect(upload.getSnapshot().context.share).toBe(0.25);
  expect(outgoing[0]?.signal.aborted).toBe(false);
  answers[0]?.resolve('/a');
  await vi.waitFor(() => expect(sent).toEqual(['/a']));
});

it.each(['cancel', 'stop'] as const)('[FM47] aborts the call at %s', (how) => {
  const { upload, outgoing, start } = opened();
  start();
  if (how === 'stop') upload.stop();
  else upload.send({ type: 'cancel' });
  expect(outgoing[0]?.signal.aborted).toBe(true);
});

it.each([
  ['of the file', { message: 'x', fields: { file: ['Not a PDF.'] } }, 'Not a PDF.'],
  ['of the picture', { message: 'x', fields: { image: ['Not a picture.'] } }, 'Not a picture.'],
  ['of the call', { message: 'Too many.' }, 'Too many.'],
])('[FM47] says the error %s', async (_where, { message, ...rest }, words) => {
  const { answers, start, error } = opened();
  start();
  answers[0]?.reject(Object.assign(new Error(message), rest));
  await vi.waitFor(() => expect(error()).toBe(words));
});
