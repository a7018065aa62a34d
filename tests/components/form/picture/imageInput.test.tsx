import { afterEach, expect, it, vi } from 'vitest';
import { ImageInput, type ImageInputProps } from '@/components/form/picture/ImageInput';
import { PICTURE_AND_FILM_TYPES } from '@/components/form/picture/pictureFile';
import type { OutgoingPicture } from '@/model/content/promotions/sendPicture';
import { inputAt } from '../../../support/dom/inputAt';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(cleanUp);

const PNG = new File(['x'], 'a.png', { type: 'image/png' });

/** The field with an upload that waits for one of `answers`, and the pictures that it has sent. */
async function shown(value: string | null = null, options: Pick<ImageInputProps, 'crop' | 'types'> = {}) {
  const onChange = vi.fn();
  const sent: OutgoingPicture[] = [];
  const answers: { resolve: (address: string) => void; reject: (error: Error) => void }[] = [];
  const send = (picture: OutgoingPicture) => {
    sent.push(picture);
    picture.signal.addEventListener('abort', () => answers.at(-1)?.reject(new Error('aborted')));
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const rendered = await render(
    <ImageInput field={{ label: 'Logo' }} value={value} send={send} onChange={onChange} {...options} />,
  );
  const choose = (file: File) =>
    rendered.after(() => {
      const field = inputAt(rendered.page, 'input[type=file]');
      Object.defineProperty(field, 'files', { value: [file], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { ...rendered, onChange, sent, answers, choose };
}

it('[FM28] a chosen picture is sent with progress, and its address becomes the value', async () => {
  const { after, find, sent, answers, onChange, choose } = await shown();
  await choose(PNG);
  expect(sent).toMatchObject([{ file: PNG, filename: 'a.png' }]);
  await after(() => sent[0]?.onProgress(0.5));
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('0.5');
  expect(onChange).not.toHaveBeenCalled();
  await after(() => answers[0]?.resolve('/api/images/a'));
  expect(onChange.mock.calls).toEqual([['/api/images/a']]);
});

it('[FM28] Cancel upload ends it and changes nothing', async () => {
  const { after, text, sent, onChange, choose } = await shown('/api/images/old');
  await choose(PNG);
  await after(() => text('Cancel upload')?.click());
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(text('Choose file')).not.toBeNull();
  expect(text('Retry')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('[FM28] a failed upload says why, keeps the old picture and sends the same file again', async () => {
  const { after, page, text, sent, answers, onChange, choose } = await shown('/api/images/old');
  await choose(PNG);
  await after(() => answers[0]?.reject(Object.assign(new Error('x'), { fields: { file: ['Not a picture.'] } })));
  expect(page.textContent).toContain('Not a picture.');
  expect(onChange).not.toHaveBeenCalled();
  await after(() => text('Retry')?.click());
  expect(sent.map(({ file }) => file)).toEqual([PNG, PNG]);
  await after(() => answers[1]?.resolve('/api/images/new'));
  expect(onChange.mock.calls).toEqual([['/api/images/new']]);
});

it('[FM28] a file of another kind is not sent', async () => {
  const { page, text, sent, choose } = await shown();
  await choose(new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
  expect(sent).toEqual([]);
  expect(page.textContent).toContain('PNG, JPEG or WebP image');
  expect(text('Retry')).toBeNull();
});

it('[AD14] a film is sent without being cropped, where films are taken, and played without sound', async () => {
  const film = new File(['x'], 'a.mp4', { type: 'video/mp4' });
  const refused = await shown();
  await refused.choose(film);
  expect(refused.sent).toEqual([]);
  await cleanUp();
  const crop = { aspect: 1, side: 100, sharp: 10 };
  const { sent, choose, find } = await shown('/api/images/ad.webm', { crop, types: PICTURE_AND_FILM_TYPES });
  const player = find('video') as HTMLVideoElement;
  expect([player.getAttribute('src'), player.muted, player.controls, player.autoplay]).toEqual([
    '/api/images/ad.webm',
    true,
    true,
    true,
  ]);
  await choose(film);
  expect(sent).toMatchObject([{ file: film, filename: 'a.mp4' }]);
});

it('[FM28] the picture can be removed', async () => {
  const { after, text, onChange } = await shown('/api/images/old');
  await after(() => text('Remove Logo')?.click());
  expect(onChange.mock.calls).toEqual([[null]]);
});

it('[FM28] an upload ends when its field goes', async () => {
  const { after, sent, choose } = await shown();
  await choose(PNG);
  await after(() => void cleanUp());
  expect(sent[0]?.signal.aborted).toBe(true);
});
