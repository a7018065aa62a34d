import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  type ChosenFile,
  type FileUploadEvent,
  fileUploadMachine,
  type SendFileEvent,
} from '@/machines/uploads/fileUpload.machine';

const picture: ChosenFile = { file: new Blob(['x']), filename: 'a.png' };

function opened() {
  let answer: (event: SendFileEvent) => void = () => undefined;
  const sent: string[] = [];
  const log: string[] = [];
  const upload = createActor(
    fileUploadMachine.provide({
      actors: {
        sendFile: fromCallback<SendFileEvent, ChosenFile, FileUploadEvent>(({ input, sendBack }) => {
          log.push(`sends ${input.filename}`);
          answer = sendBack;
          return () => void log.push('ends');
        }),
      },
    }),
  ).start();
  upload.on('sent', ({ address }) => void sent.push(address));
  return { upload, sent, log, answer: (event: SendFileEvent) => answer(event) };
}

it('[FM47] keeps nothing of a file that the service has', () => {
  const { upload, sent, log, answer } = opened();
  upload.send({ type: 'start', chosen: picture });
  answer({ type: 'send.progress', share: 0.5 });
  expect(upload.getSnapshot().context).toEqual({ chosen: picture, share: 0.5, error: null });
  answer({ type: 'send.done', address: '/a' });
  expect(sent).toEqual(['/a']);
  expect(upload.getSnapshot().context.chosen).toBeNull();
  expect(log).toEqual(['sends a.png', 'ends']);
});

it('[FM47] ends a transfer that is cancelled, and hears nothing of it afterwards', () => {
  const { upload, sent, log, answer } = opened();
  upload.send({ type: 'start', chosen: picture });
  upload.send({ type: 'cancel' });
  expect(log).toEqual(['sends a.png', 'ends']);
  answer({ type: 'send.done', address: '/a' });
  answer({ type: 'send.failed', reason: 'No.' });
  expect([sent, upload.getSnapshot().value, upload.getSnapshot().context.chosen]).toEqual([[], 'idle', null]);
});

it('[FM47] sends a file that failed again, and begins at nothing', () => {
  const { upload, log, answer } = opened();
  upload.send({ type: 'start', chosen: picture });
  answer({ type: 'send.progress', share: 0.5 });
  answer({ type: 'send.failed', reason: 'Too large.' });
  expect(upload.getSnapshot().context.error).toBe('Too large.');
  upload.send({ type: 'retry' });
  expect(upload.getSnapshot().context).toEqual({ chosen: picture, share: 0, error: null });
  expect(log).toEqual(['sends a.png', 'ends', 'sends a.png']);
});

it('[FM47] takes no second file while one is sent', () => {
  const { upload, log } = opened();
  upload.send({ type: 'start', chosen: picture });
  upload.send({ type: 'start', chosen: { ...picture, filename: 'b.png' } });
  expect(log).toEqual(['sends a.png']);
});
