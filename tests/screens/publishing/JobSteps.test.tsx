import { afterEach, expect, it } from 'vitest';
import type { Job } from '@/contract/jobs/jobs';
import { JobSteps } from '@/screens/publishing/JobSteps';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const job = (part: Partial<Job>): Job => ({
  uuid: '2f6ee2b0-6df7-4f0b-9a44-0f8b1c6f3e02',
  kind: 'publish',
  project_uuid: null,
  state: 'running',
  is_demo: false,
  step: 'build',
  stage: 'Packing file 1 of 3',
  progress: 40,
  error: null,
  log: [{ at: '2026-03-02T10:00:00.000Z', text: 'Checking the location' }],
  created_at: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:00.000Z',
  ...part,
});

async function shown(part: Partial<Job>) {
  const { page } = await render(<JobSteps job={job(part)} />);
  const steps = [...page.querySelectorAll('ol[aria-label=Steps] > li')];
  return {
    page,
    names: steps.map((step) => step.textContent),
    marks: steps.map((step) => step.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''),
    current: steps.findIndex((step) => step.getAttribute('aria-current') === 'step'),
  };
}

it('[PU14] shows the steps that are done, the one that runs, and the log', async () => {
  const { page, names, marks, current } = await shown({});
  expect(names).toEqual(['Check', 'Snapshot', 'Build', 'Deliver']);
  expect([marks, current]).toEqual([['Done', 'Done', '', ''], 2]);
  expect(page.querySelector('details li')?.textContent).toContain('Checking the location');
});

it('[PU14] a build has no delivery, and a step that failed says so', async () => {
  const { names, marks } = await shown({ kind: 'build', state: 'failed', step: 'validate' });
  expect([names, marks]).toEqual([
    ['Check', 'Snapshot', 'Build'],
    ['Failed', '', ''],
  ]);
});

it('[PU14] nothing is done before the first step', async () => {
  const { marks, current } = await shown({ state: 'queued', step: null, log: [] });
  expect([marks, current]).toEqual([['', '', '', ''], -1]);
});
