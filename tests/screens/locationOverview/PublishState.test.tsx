import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { ProjectDetails } from '@/contract/projectDetails';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { PublishState } from '@/screens/locationOverview/PublishState';
import { cleanUp, render } from '../../support/render';

afterEach(cleanUp);

const shown = async (build: ProjectDetails['build']) => {
  const project = { uuid: 'a', name: 'Hall', publish_status: 1, is_publishing: false, published_at: null, build };
  const { page } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishState project={project as ProjectDetails} publishMachine={publishingMachine} />
    </QueryClientProvider>,
  );
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
