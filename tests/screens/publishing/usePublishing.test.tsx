import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Job } from '@/contract/jobs/jobs';
import type { Project } from '@/contract/locations/projects';
import { type PublishingMachine, publishingMachine } from '@/machines/locations/publishing.machine';
import { text } from '@/screens/publishing/texts';
import { usePublishing } from '@/screens/publishing/usePublishing';
import { jobAnswer, UUID } from '../../app/support/samples';
import { cleanUp, render } from '../../support/dom/render';

const LOCATION = { uuid: UUID.project, name: 'Riverside Mall' };

beforeEach(() => clearToasts());
afterEach(cleanUp);

/** A location that publishes, until `end` answers that its job has ended so. */
function follow(ended: Partial<Job>) {
  let end: () => void = () => undefined;
  const job = new Promise<Job>((resolve) => {
    end = () => resolve(jobAnswer(ended) as Job);
  });
  const machine = publishingMachine.provide({ actors: { readJob: fromPromise(() => job) } });
  const location = { ...LOCATION, job: jobAnswer({ state: 'running' }), publish_status: 1 } as unknown as Project;
  const onPublished = vi.fn();
  const followed: { actor: ActorRefFrom<PublishingMachine> | null } = { actor: null };
  const Follower = () => {
    followed.actor = usePublishing(machine, location, onPublished);
    return null;
  };
  const hasEnded = () => expect(followed.actor?.getSnapshot().hasTag('publishing')).toBe(false);
  return { onPublished, end, hasEnded, show: () => render(<Follower />) };
}

const shown = () => getToasts().shown.map(({ text: words }) => words);

it.each([
  ['what visitors see', {}, text('done', LOCATION), 1],
  ['what demo units show, which is not live', { is_demo: true }, text('doneDemo', LOCATION), 0],
  ['a build', { kind: 'build' }, text('built', LOCATION), 0],
] as const)('[PB1] the end of publishing names %s', async (_, rest, words, calls) => {
  const { onPublished, end, show } = follow({ state: 'succeeded', ...rest });
  await show();
  expect(shown()).toEqual([]);
  end();
  await vi.waitFor(() => expect(shown()).toEqual([words]));
  expect(onPublished).toHaveBeenCalledTimes(calls);
  expect(getToasts().shown[0]?.action?.label).toBe(calls === 1 ? text('view') : undefined);
});

it('[PB1] a job that fails is not announced', async () => {
  const failed = follow({ state: 'failed' });
  await failed.show();
  failed.end();
  await vi.waitFor(failed.hasEnded);
  expect(shown()).toEqual([]);
});

it('[PB1] a page that was left announces nothing', async () => {
  const { onPublished, end, show } = follow({ state: 'succeeded' });
  await show();
  await cleanUp();
  end();
  await new Promise((settled) => setTimeout(settled));
  expect(shown()).toEqual([]);
  expect(onPublished).not.toHaveBeenCalled();
});
