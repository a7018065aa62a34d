import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CrashBoundary } from '@/app/routing/CrashBoundary';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('A screen that cannot be shown.');
}

function Place() {
  const [pathname, setPathname] = useState('/broken');
  return (
    <>
      <button type="button" onClick={() => setPathname('/users')}>
        Users
      </button>
      <CrashBoundary pathname={pathname}>{pathname === '/broken' ? <Broken /> : <p>The users</p>}</CrashBoundary>
    </>
  );
}

it('[NV17] a screen that throws leaves what is around it, and another page opens as usual', async () => {
  // React reports each error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { after, text } = await render(<Place />);
  expect(text('Something went wrong on this page')?.tagName).toBe('H1');
  await after(() => text('Users')?.click());
  expect([text('The users')?.tagName, text('Something went wrong on this page')]).toEqual(['P', null]);
});
