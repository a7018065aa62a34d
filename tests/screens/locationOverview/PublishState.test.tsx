import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { PublishState } from '@/screens/locationOverview/PublishState';
import { usePublishing } from '@/screens/publishing/usePublishing';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const Published = ({ project }: { project: ProjectDetails }) => (
  <PublishState project={project} publishing={usePublishing(publishingMachine, project)} />
);
const opened = (part: Partial<ProjectDetails>) => {
  const project = { uuid: 'a', name: 'Hall', publish_status: 1, is_publishing: false, published_at: null, ...part };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Published project={project as ProjectDetails} />
    </QueryClientProvider>,
  );
};
const shown = async (build: ProjectDetails['build']) => {
  const { page } = await opened({ build });
  return {
    terms: [...page.querySelectorAll('dt')].map((term) => term.textContent),
    buttons: [...page.querySelectorAll('button')].map((button) => button.textContent),
  };
};

it('[PU17] shows when a location was last built, with its download', async () => {
  const { terms, buttons } = await shown({ build_number: 3, created_at: '2026-11-22T10:00:00Z' });
  expect(terms).toContain('Last built');
  expect(buttons).toContain('Download');
});

it('[PU17] shows nothing of builds where there is none', async () => {
  const { terms, buttons } = await shown(null);
  expect(terms).not.toContain('Last built');
  expect(buttons).not.toContain('Download');
});

it.each([
  [true, null],
  [false, 'true'],
] as const)('[PU18] Publish Project of a location with a floor plan: %s', async (hasMap, blocked) => {
  const { page, after } = await opened({ hasMap });
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish Project');
  expect(button?.getAttribute('aria-disabled') ?? null).toBe(blocked);
  await after(() => button?.focus());
  const reason = 'Upload a floor plan first: there is nothing to publish yet.';
  expect(document.body.textContent?.includes(reason)).toBe(!hasMap);
  await after(() => button?.click());
  expect(document.querySelectorAll('[data-dialog=publish]')).toHaveLength(hasMap ? 1 : 0);
});
