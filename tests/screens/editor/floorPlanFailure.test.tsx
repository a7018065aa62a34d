import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork } from '@/model/network/network';
import { FloorPlanFailure } from '@/screens/editor/canvas/FloorPlanFailure';
import { StatusBar } from '@/screens/editor/StatusBar';
import { cleanUp, render } from '../../support/dom/render';
import { testEditor } from '../../support/dom/testEditor';

afterEach(cleanUp);

it('[PP13] a floor plan that could not be loaded says so, with Retry', async () => {
  const retry = vi.fn();
  const { find, text, after } = await render(<FloorPlanFailure error="No connection." onRetry={retry} />);
  expect([text('The floor plan could not be loaded'), text('No connection.')]).not.toContain(null);
  await after(() => find('button').click());
  expect(retry).toHaveBeenCalledOnce();
});

it('[PP13] it is requested again when the network returns, and only while it is missing', async () => {
  const retry = vi.fn();
  const { after } = await render(<FloorPlanFailure error="No connection." onRetry={retry} />);
  await after(() => window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledOnce();
  await cleanUp();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

it('[PP13] the status bar does not say "Saved" beside it', async () => {
  const missing = await testEditor({ network: createNetwork([]), edited: { error: 'No connection.' } });
  expect((await render(missing.around(<StatusBar className="" />))).find('[role=status]').textContent).toBe(
    'Floor plan not loaded',
  );
  await cleanUp();
  const shown = await testEditor({ network: createNetwork([]) });
  expect((await render(shown.around(<StatusBar className="" />))).find('[role=status]').textContent).toBe('Saved');
});
