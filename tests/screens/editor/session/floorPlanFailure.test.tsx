import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork } from '@/model/network/network';
import { FloorPlanFailure } from '@/screens/editor/canvas/FloorPlanFailure';
import { FloorSummary } from '@/screens/editor/panels/FloorSummary';
import { PlacesPanel } from '@/screens/editor/panels/places/PlacesPanel';
import { StatusBar } from '@/screens/editor/workbench/StatusBar';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, testEditor } from '../../../support/dom/testEditor';

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

it('[ET24] neither the list of rooms nor the panel of the floor says that the floor has no floor plan', async () => {
  const retry = vi.fn();
  const floor = { ...GROUND, plan: 'plan-1' };
  const edited = { floor, error: 'No connection.', retry };
  const missing = await testEditor({ network: createNetwork([]), edited });
  const { text, after, until } = await render(
    missing.around(
      <>
        <PlacesPanel onProblems={() => undefined} onPreview={() => undefined} />
        <FloorSummary />
      </>,
    ),
  );
  // Each part of the panels is there when its script is.
  const sentences = () => document.body.textContent?.match(/The floor plan could not be loaded, so its rooms/g) ?? [];
  await until(() => sentences().length === 2);
  expect(text('Without a floor plan there are no rooms to place.')).toBeNull();
  await after(() => text('Retry')?.click());
  expect(retry).toHaveBeenCalledOnce();
});

it('[ET24] while the floor plan is loading nothing is said about rooms', async () => {
  const floor = { ...GROUND, plan: 'plan-1' };
  const loading = await testEditor({ network: createNetwork([]), edited: { floor, isLoading: true } });
  const { text } = await render(loading.around(<FloorSummary />));
  expect(text('Without a floor plan there are no rooms to place.')).toBeNull();
});
