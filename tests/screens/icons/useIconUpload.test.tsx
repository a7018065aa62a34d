import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { useIconUpload } from '@/screens/icons/useIconUpload';
import { render } from '../../support/dom/render';

const file = (filename: string) => ({ filename, file: new File([], filename) });
const read = async () => ({ icons: [file('a.png'), file('b.png')], rejected: [] }) as never;

function Upload() {
  const { files, start } = useIconUpload('organisation', read, 0);
  return (
    <>
      <button type="button" onClick={() => void start([new File([], 'a.zip')])}>
        Upload
      </button>
      {files.map(({ filename, outcome }) => (
        <p key={filename}>
          {filename}: {outcome === null || outcome === 'done' ? outcome : outcome.reason}
        </p>
      ))}
    </>
  );
}

it('[IC15] files beyond the number of icons are rejected before anything is sent', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { page, find, after, until } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Upload />
    </QueryClientProvider>,
  );
  await after(() => find('button').click());
  await until(() => page.querySelectorAll('p').length === 2);
  const lines = [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringMatching(/^a\.png: .*500/), expect.stringMatching(/^b\.png: .*500/)]);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
