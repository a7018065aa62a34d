import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { TOAST_DURATION, toastMachine } from '@/machines/shell/toast.machine';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import type { World } from '../support/worlds/world';

const toast = ({ page }: World) =>
  page.getByRole('region', { name: 'Messages' }).getByText(translate('failed.denied'), { exact: true });
const shows = (world: World) => expect(toast(world)).toBeVisible({ timeout: world.within });

export const toastModel = defineModel<typeof toastMachine, World>({
  machine: toastMachine,
  starts: {
    'a page that was refused': {
      input: { duration: TOAST_DURATION },
      open: async (world) => {
        await openSignedIn(
          world,
          'manager@riverside.example',
          '/uploaded-map-files/00000000-0000-4000-8000-000000000000',
        );
        // The page that may be seen opens below: the pointer is not moved before it is at rest.
        await expect(world.page.getByRole('article').first()).toBeVisible({ timeout: 3 * world.within });
      },
    },
  },
  expected: `
    start | a page that was refused | visible |
    visible | hold | held |
    visible | close; after 5000 ms | hidden |
    held | release | visible |
    held | close | hidden |`,
  samples: { hold: { type: 'hold' }, release: { type: 'release' }, close: { type: 'close' } },
  answers: {},
  requests: {},
  actions: {
    hold: (world) => toast(world).hover(),
    release: ({ page }) => page.mouse.move(10, 400),
    close: ({ page }) => page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click(),
  },
  assertions: {
    visible: shows,
    held: shows,
    hidden: (world) => expect(toast(world)).toHaveCount(0, { timeout: world.within }),
  },
  // A slow computer may need longer than five seconds to point at it.
  heldDelays: ['duration'],
  equivalentStates: [['visible', 'held']],
});
