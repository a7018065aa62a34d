import { afterEach, expect, it } from 'vitest';
import { getToasts } from '@/components/feedback/toastStack';
import { useListError } from '@/components/feedback/useListError';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

function List({ error }: { error: unknown }) {
  useListError(error);
  return null;
}
const failure = (status: number, text: string) => Object.assign(new Error(text), { status });

it('[ER6] a list that could not be loaded is told under its status, once, and nothing where it was loaded', async () => {
  const before = getToasts().shown.length;
  await render(<List error={null} />);
  expect(getToasts().shown).toHaveLength(before);
  await render(<List error={failure(503, 'The service is busy.')} />);
  expect(getToasts().shown.at(-1)).toMatchObject({ title: 'ERROR 503', text: 'The service is busy.', intent: 'error' });
});

it.each([
  [401, 'Your session has expired, please log in again.'],
  [404, 'Not found.'],
])('[ER6] %s is named in its own words alone', async (status, words) => {
  const before = getToasts().shown.length;
  await render(<List error={failure(status, words)} />);
  expect(getToasts().shown).toHaveLength(before);
});
