import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import { mapApprovalMachine, type UploadPreview } from '@/machines/mapApproval.machine';
import { MapPreviewScreen } from '@/screens/mapPreview/MapPreviewScreen';
import { UploadHeader } from '@/screens/mapPreview/UploadHeader';
import { uploadedFile } from '../../machines/uploadSamples';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const PREVIEW: UploadPreview = {
  upload: uploadedFile(),
  missing_meshes: [{ object_name: 'room-x', name: 'Bakery' }],
  kept_meshes: 0,
  new_meshes: 5,
};

/** The screen of an upload that is loaded and approved as said. */
async function opened(
  load: () => Promise<UploadPreview>,
  { onSignIn = null, approve }: { onSignIn?: (() => void) | null; approve?: () => Promise<UploadedMapFile> } = {},
) {
  const machine = mapApprovalMachine.provide({
    actors: {
      load: fromPromise(load),
      approve: fromPromise(approve ?? (() => new Promise<never>(() => undefined))),
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const page = await render(
    <QueryClientProvider client={client}>
      <MapPreviewScreen
        machine={machine}
        onSignIn={onSignIn}
        timeZone="Europe/London"
        backTo={(project) => `/back/${project}`}
        backLabel="Buildings"
      />
    </QueryClientProvider>,
  );
  const press = (name: string) => page.after(() => page.text(name)?.closest('button')?.click());
  return { ...page, press };
}

it('[MU14] an upload that cannot be loaded says why, and is loaded again by Retry', async () => {
  let attempts = 0;
  const { press, text, until } = await opened(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('It is gone.');
    return PREVIEW;
  });
  await until(() => text('The upload could not be loaded') !== null);
  await press('Retry');
  await until(() => text('Not approved yet') !== null);
  expect(text('The upload could not be loaded')).toBeNull();
});

it('[MU14] whoever is signed out is asked to sign in', async () => {
  const asked: string[] = [];
  const failing = () => Promise.reject(new Error('Sign in.'));
  const { press, text, until } = await opened(failing, { onSignIn: () => void asked.push('sign in') });
  await until(() => text('Sign in to see this upload') !== null);
  expect(text('Retry')).toBeNull();
  await press('Sign in');
  expect(asked).toEqual(['sign in']);
});

it('[MU10] [MU11] an approval that loses rooms asks first, and one that failed is tried again', async () => {
  let attempts = 0;
  const approve = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('Not now.')) : new Promise<never>(() => undefined);
  };
  const { press, text, until, find } = await opened(async () => PREVIEW, { approve });
  await until(() => text('Approve') !== null);
  await press('Approve');
  await until(() => document.querySelector('[role=alertdialog]') !== null);
  expect(attempts).toBe(0);
  await press('Cancel');
  await until(() => document.querySelector('[role=alertdialog]') === null);
  await press('Approve');
  await until(() => document.querySelector('[role=alertdialog]') !== null);
  const confirm = [...find('[role=alertdialog]').querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Approve',
  );
  confirm?.click();
  await until(() => text('Not now.') !== null);
  await press('Retry');
  await until(() => text('Approving…') !== null);
  expect([attempts, text('Not now.')]).toEqual([2, null]);
});

it('[MU14] the head of an upload names its floor and its file, and a current one is not approved again', async () => {
  const head = async (upload: UploadedMapFile) => {
    const { page } = await render(
      <UploadHeader
        upload={upload}
        timeZone="Europe/London"
        back={{ label: 'Buildings', to: '/back', go: () => undefined }}
        approval={{ isApproving: false, isBusy: false, approve: () => undefined }}
      />,
    );
    const found = [page.querySelector('h1')?.textContent, page.textContent];
    await cleanUp();
    return found;
  };
  const floor = { uuid: uploadedFile().floor.uuid, name: 'Ground' };
  const upload = uploadedFile({
    floor,
    building: { ...floor, name: 'House' },
    filename: 'quay.zip',
    created_by: 'Eli',
  });
  const [title, content] = await head(upload);
  expect(title).toBe('House : Ground');
  expect(content).toMatch(/quay\.zip · .* · .* · Eli/);
  expect((await head({ ...upload, current: true }))[1]).toContain('Current floor plan');
});
