import { afterEach, expect, it, vi } from 'vitest';
import { SectionOptions } from '@/components/layout/SectionOptions';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

async function open(section: string, addsNew: boolean) {
  const onAddNew = vi.fn();
  const shown = await render(
    <SectionOptions section={section} onAddNew={addsNew ? onAddNew : null} onShortcuts={() => {}} />,
  );
  const name = shown.find('button').textContent;
  await shown.after(() => shown.find('button').click());
  return { ...shown, name, onAddNew };
}

it.each(['destinations', 'Amenities', 'Categories', 'Destinations'])(
  '[TB11] the options show the name of the section %s, and Add New there',
  async (section) => {
    const { name, text, after, onAddNew } = await open(section, true);
    expect(name).toBe(section);
    await after(() => text('Add New')?.click());
    expect(onAddNew).toHaveBeenCalledOnce();
  },
);

it.each(['Map editor', 'Locations', 'Events'])('[TB11] there is no Add New in %s', async (section) => {
  const { name, text } = await open(section, false);
  expect([name, text('Add New')]).toEqual([section, null]);
  expect(text('All shortcuts')).not.toBeNull();
});
