import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { TOAST_DURATION, toastMachine } from '@/machines/shell/toast.machine';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import type { World } from '../support/worlds/world';

const toast = ({ page }: World) =>
  page.getByRole('region', { name: 'Messages' }).getByText(translate('failed.denied'), { exact: true });
const closeButton = ({ page }: World) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' });
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
    visible | point | pointed |
    visible | focus | focused |
    visible | close; after 5000 ms | hidden |
    pointed | leave | visible |
    pointed | focus | pointedAndFocused |
    focused | blur | visible |
    focused | point | pointedAndFocused |
    pointedAndFocused | leave | focused |
    pointedAndFocused | blur | pointed |
    pointed; focused; pointedAndFocused | close | hidden |`,
  samples: {
    point: { type: 'point' },
    leave: { type: 'leave' },
    focus: { type: 'focus' },
    blur: { type: 'blur' },
    close: { type: 'close' },
  },
  answers: {},
  requests: {},
  actions: {
    point: (world) => toast(world).hover(),
    leave: ({ page }) => page.mouse.move(10, 400),
    focus: (world) => closeButton(world).focus(),
    blur: (world) => closeButton(world).blur(),
    close: (world) => closeButton(world).click(),
  },
  assertions: {
    visible: shows,
    pointed: shows,
    focused: shows,
    pointedAndFocused: shows,
    hidden: (world) => expect(toast(world)).toHaveCount(0, { timeout: world.within }),
  },
  // A slow computer may need longer than five seconds to point at it.
  heldDelays: ['duration'],
  equivalentStates: [['visible', 'pointed', 'focused', 'pointedAndFocused']],
});
