import { afterEach, expect, it, vi } from 'vitest';
import { CopyText } from '@/screens/locationOverview/CopyText';
import { UploadArea } from '@/screens/projectFiles/UploadArea';
import type { FileUpload } from '@/screens/projectFiles/useFileUploads';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

it('[AK8] a key that could not be copied is logged and said in its place', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const writeText = vi.fn(async () => {
    throw new Error('The clipboard is closed.');
  });
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { after, find, page } = await render(<CopyText value="abc" label="Copy the key" />);
  await after(() => find('button').click());
  expect(writeText.mock.calls).toEqual([['abc']]);
  expect(logged).toHaveBeenCalledOnce();
  expect(page.querySelector('[role=status]')?.textContent).toContain('could not be copied');
  logged.mockRestore();
});

const upload = (id: number, state: FileUpload['state']): FileUpload => ({
  id,
  file: new File(['x'], `${state}.txt`),
  path: '',
  state,
  share: 0.5,
  error: state === 'failed' ? 'The service is full.' : null,
});

it('[PK8] shows each upload by itself: its progress, its error, and what can be done', async () => {
  const uploads = {
    uploads: [upload(1, 'sending'), upload(2, 'failed'), upload(3, 'done')],
    start: vi.fn(),
    cancel: vi.fn(),
    retry: vi.fn(),
    dismiss: vi.fn(),
  };
  const { after, find, page } = await render(<UploadArea folder="plans" uploads={uploads} />);
  expect(find('[role=progressbar]').getAttribute('aria-label')).toBe('Uploading sending.txt');
  expect(page.querySelector('[role=alert]')?.textContent).toBe('The service is full.');
  await after(() => find('[aria-label="Cancel the upload of sending.txt"]').click());
  await after(() => find('[aria-label="Retry the upload of failed.txt"]').click());
  await after(() => find('[aria-label="Dismiss done.txt"]').click());
  expect([uploads.cancel.mock.calls, uploads.dismiss.mock.calls]).toEqual([[[1]], [[3]]]);
  expect(uploads.retry).toHaveBeenCalledWith(uploads.uploads[1]);
  const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
  const input = find('input[type=file]');
  Object.defineProperty(input, 'files', { value: files });
  await after(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(uploads.start.mock.calls).toEqual([[files, 'plans']]);
});
