import { afterEach, expect, it } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { LegendButton } from '@/screens/editor/canvas/legend/LegendButton';
import { cleanUp, render } from '../../../../support/dom/render';

afterEach(cleanUp);

it('[CV58] [CF40] the legend opens with rooms, nodes and paths, and closes again', async () => {
  const { after, text } = await render(<LegendButton colours={MAP_COLOURS.light} />);
  expect(text('Waypoint')).toBeNull();
  await after(() => text('Legend')?.click());
  for (const entry of [
    'Room',
    'Service room',
    'Wall with a door',
    'Waypoint',
    'Entrance',
    'Closed',
    'One-way path',
    'Not step-free',
    'Route kept to compare',
  ])
    await expect.poll(() => text(entry)).not.toBeNull();
  await after(() => text('Legend')?.click());
  await expect.poll(() => text('Waypoint')).toBeNull();
});
