import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { AvatarField } from '@/screens/profile/AvatarField';
import { inputAt } from '../../support/dom/inputAt';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

const remove = vi.hoisted(() => vi.fn());
vi.mock('@/api/users/profile', async (original) => ({
  ...(await original<object>()),
  removeAvatarOf: () => ({ mutationFn: remove }),
}));

afterEach(cleanUp);

async function shown(avatar?: string) {
  const onChanged = vi.fn();
  const rendered = await render(
    <QueryClientProvider client={new QueryClient()}>
      <AvatarField user={testCurrentUser(avatar === undefined ? {} : { avatar }).user} onChanged={onChanged} />
    </QueryClientProvider>,
  );
  return { ...rendered, onChanged };
}

it('[PF18] a photo is removed by one press, and the focus stays at the photo', async () => {
  remove.mockResolvedValue('User avatar removed.');
  const { after, text, onChanged } = await shown('/api/images/a');
  await after(() => text('Remove photo')?.click());
  expect(onChanged.mock.calls).toEqual([[null]]);
  expect(document.activeElement).toBe(text('Change photo'));
});

it('[PF18] without a photo there is nothing to remove', async () => {
  const { text } = await shown();
  expect(text('Remove photo')).toBeNull();
});

it('[FM27] the field says what it takes, and how to get that from a HEIC photo', async () => {
  const { after, page } = await shown();
  expect(page.textContent).toContain('PNG, JPEG or WebP');
  const field = inputAt(page, 'input[type=file]');
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'IMG_1.HEIC')] });
  await after(() => field.dispatchEvent(new Event('change', { bubbles: true })));
  expect(page.textContent).toContain('HEIC photos can’t be used');
});
