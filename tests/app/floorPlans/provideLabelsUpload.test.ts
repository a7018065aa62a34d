import { expect, it, vi } from 'vitest';
import { buildingsKey } from '@/api/buildings/keys';
import { provideLabelsUpload } from '@/app/floorPlans/provideLabelsUpload';
import type { LabelsUploadEmitted } from '@/machines/uploads/labelsUpload.machine';
import { changedFile } from '../../support/changedFile';
import { holdService } from '../support/heldService';
import { holdUploads } from '../support/heldUploads';
import { UUID } from '../support/samples';

const uploads = holdUploads();
const service = holdService();

const stored = (floor_id: string, object_name: string, text: string) => ({ floor_id, object_name, text });

/** Chooses a file for a floor that has a label in `room-a`; another floor has one in `room-b`. */
function choose(lines: readonly string[], file = new File([lines.join('\n')], 'labels.txt')) {
  const fetched = vi.spyOn(service.client, 'fetchQuery').mockResolvedValue({
    labels: [stored(UUID.floor, 'room-a', 'Stall'), stored(UUID.upload, 'room-b', 'Bar')],
  });
  const actor = service.run(provideLabelsUpload(service.client, UUID.project));
  const emitted: LabelsUploadEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.send({ type: 'choose', chosen: { floor: { uuid: UUID.floor, name: 'Ground' }, file } });
  const until = (state: 'idle' | 'asking' | 'sending') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true));
  return { actor, emitted, fetched, until };
}

it('[BU49] asks where a label of this floor would be changed or lost, by what the service has now', async () => {
  const { actor, fetched, until } = choose(['room-b\tCafé', 'no tab']);
  await until('asking');
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ staleTime: 0 });
  expect(actor.getSnapshot().context.read?.question).toMatch(/1 label is added.*1 is lost: “Stall”/);
  expect(actor.getSnapshot().context.read?.skipped).toMatch(/line 2/);
  expect(uploads).toEqual([]);
});

it('[BU49] sends the file to its floor at once where nothing is lost; then lists of floors are loaded again', async () => {
  const { emitted, until } = choose(['room-a\tStall', 'room-c\tKiosk']);
  await until('sending');
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.url).toContain(`floors/${UUID.floor}/labels`);
  expect(uploads[0]?.form.get('file')).toMatchObject({ name: 'labels.txt' });
  expect(service.invalidated()).toEqual([]);
  uploads[0]?.answer(200, { labels: 2, unknown: ['room-c'] }, 'Labels saved.');
  await until('idle');
  expect(emitted).toEqual([
    { type: 'notified', text: 'Labels saved.', tone: 'success' },
    { type: 'warned', text: '1 label does not match any room: room-c' },
  ]);
  expect(service.invalidated()).toContainEqual(buildingsKey(UUID.project));
});

it('[BU49] a rejected file says why and changes no list; a page that is left ends the upload', async () => {
  const { emitted, until } = choose(['room-a\tStall']);
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(422, {});
  await until('idle');
  expect(emitted).toEqual([{ type: 'notified', text: 'Too many.', tone: 'error' }]);
  expect(service.invalidated()).toEqual([]);
  const { actor } = choose(['room-a\tStall']);
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  actor.stop();
  expect(uploads[1]?.isAborted).toBe(true);
});

it('[FI25] a labels file that was changed since it was chosen says so, and nothing is sent', async () => {
  const { emitted, until } = choose([], changedFile('labels.txt'));
  await until('idle');
  expect(JSON.stringify(emitted)).toContain('The file has changed since you chose it. Choose it again.');
  expect(uploads).toEqual([]);
});
