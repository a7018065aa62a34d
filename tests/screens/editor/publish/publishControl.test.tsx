import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectQuery } from '@/api/locations/project';
import { publicationChangesQuery } from '@/api/publishing/publicationChanges';
import { clearToasts } from '@/components/feedback/toastStack';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { PublishControl } from '@/screens/editor/publish/PublishControl';
import { text } from '@/screens/editor/publish/texts';
import { sampleOf } from '../../../api/recorded/support/sampleOf';
import { projectAnswer } from '../../../app/support/samples';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

beforeEach(() => clearToasts());
afterEach(cleanUp);

async function opened() {
  const editor = await testEditor({ network: sampleNetwork() });
  const { queryKey } = projectQuery('mall');
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  const setLocation = (rest: object) =>
    editor.client.setQueryData(queryKey, projectAnswer({ uuid: 'mall', ...rest }) as never);
  setLocation({ publish_status: 1 });
  editor.client.setQueryData(
    publicationChangesQuery('mall').queryKey,
    sampleOf(readPublicationChanges.data, 'data', 'full') as never,
  );
  const page = await render(
    editor.around(<PublishControl machine={publishingMachine} isDirty={false} onSave={() => undefined} />),
  );
  const button = () => page.find('button');
  await page.after(() => button().click());
  await page.until(() => page.page.querySelector('[role=dialog]') !== null);
  const close = (name: string) =>
    page.after(() =>
      [...page.page.querySelectorAll<HTMLElement>('[role=dialog] button')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  const isOpen = () => page.page.querySelector('[role=dialog]') !== null;
  return { ...page, setLocation, button, close, isOpen };
}

it('[PU11] [PU12] a question that was closed leaves nothing behind: what somebody else publishes blocks Publish', async () => {
  const { after, setLocation, button, close, isOpen, until } = await opened();
  await close('Cancel');
  await until(() => !isOpen());
  expect(button().getAttribute('aria-disabled')).not.toBe('true');
  await after(() => setLocation({ publish_status: 0, published_at: '2026-03-10T10:00:00Z' }));
  await until(() => button().getAttribute('aria-disabled') === 'true');
  expect(button().textContent).toBe(text('publish'));
});
