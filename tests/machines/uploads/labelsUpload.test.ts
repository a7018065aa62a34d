import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type LabelsFile,
  type LabelsUploadEmitted,
  labelsUploadMachine,
  type ReadLabels,
  type SavedLabels,
} from '@/machines/uploads/labelsUpload.machine';

const chosen = (name = 'labels.txt'): LabelsFile => ({
  floor: { uuid: 'ground', name: 'Ground' },
  file: Object.assign(new Blob(['room-a\tStall']), { name }),
});

function opened(read: ReadLabels, saved: Promise<SavedLabels>) {
  const sent: LabelsFile[] = [];
  const upload = createActor(
    labelsUploadMachine.provide({
      actors: {
        readLabels: fromPromise(async () => read),
        sendLabels: fromPromise<SavedLabels, LabelsFile>(({ input }) => {
          sent.push(input);
          return saved;
        }),
      },
    }),
  ).start();
  const emitted: LabelsUploadEmitted[] = [];
  upload.on('*', (event) => void emitted.push(event));
  const until = (state: 'idle' | 'asking') => vi.waitFor(() => expect(upload.getSnapshot().value).toBe(state));
  return { upload, sent, emitted, until };
}

it('[BU49] sends the file that was asked about, and warns of lines and labels that were left out', async () => {
  const unmatched = '1 label does not match.';
  const { upload, sent, emitted, until } = opened(
    { question: '1 label is lost.', skipped: '1 line was left out.' },
    Promise.resolve({ message: 'Labels saved.', unmatched }),
  );
  const given = chosen();
  upload.send({ type: 'choose', chosen: given });
  await until('asking');
  upload.send({ type: 'confirm' });
  await until('idle');
  expect(sent).toEqual([given]);
  expect(emitted).toEqual([
    { type: 'notified', text: 'Labels saved.', tone: 'success' },
    { type: 'warned', text: '1 line was left out. 1 label does not match.' },
  ]);
  expect(upload.getSnapshot().context).toEqual({ chosen: null, read: null });
});

it('[BU49] sends nothing after Cancel, and nothing of another kind', async () => {
  const { upload, sent, emitted, until } = opened(
    { question: '1 label is lost.', skipped: null },
    Promise.resolve({ message: '', unmatched: null }),
  );
  upload.send({ type: 'choose', chosen: chosen() });
  await until('asking');
  upload.send({ type: 'cancel' });
  upload.send({ type: 'choose', chosen: chosen('labels.csv') });
  expect([sent, upload.getSnapshot().value]).toEqual([[], 'idle']);
  expect(emitted).toMatchObject([{ type: 'notified', tone: 'error', text: expect.stringContaining('labels.csv') }]);
});

it('[BU49] takes no second file while one is read, and says so', () => {
  const { upload, emitted } = opened({ question: null, skipped: null }, new Promise(() => undefined));
  upload.send({ type: 'choose', chosen: chosen() });
  upload.send({ type: 'choose', chosen: chosen('other.txt') });
  expect(emitted).toEqual([{ type: 'busy' }]);
  expect(upload.getSnapshot().context.chosen?.file.name).toBe('labels.txt');
});

it('[BU49] a file that cannot be saved says why and is put aside', async () => {
  const { upload, emitted, until } = opened(
    { question: null, skipped: null },
    Promise.reject(new Error('Too many labels.')),
  );
  upload.send({ type: 'choose', chosen: chosen() });
  await until('idle');
  await vi.waitFor(() => expect(emitted).toEqual([{ type: 'notified', text: 'Too many labels.', tone: 'error' }]));
  expect(upload.getSnapshot().context.chosen).toBeNull();
});
