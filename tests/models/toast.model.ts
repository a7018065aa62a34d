import { expect } from 'playwright/test';
import { say } from '@/contract/texts/say';
import { TOAST_STAYS, toastMachine } from '@/machines/toast.machine';
import { defineModel } from './support/model';
import { openSignedIn } from './support/signedInPage';
import type { World } from './support/world';

const toast = ({ page }: World) =>
  page.getByRole('region', { name: 'Messages' }).getByText(say('failed.denied'), { exact: true });
const shows = (world: World) => expect(toast(world)).toBeVisible({ timeout: world.within });

export const toastModel = defineModel<typeof toastMachine, World>({
  machine: toastMachine,
  starts: {
    'a page that was refused': {
      input: { stays: TOAST_STAYS },
      opens: (world) =>
        openSignedIn(world, 'manager@riverside.example', '/uploaded-map-files/00000000-0000-4000-8000-000000000000'),
    },
  },
  samples: { hold: { type: 'hold' }, release: { type: 'release' }, close: { type: 'close' } },
  answers: {},
  requests: {},
  does: {
    hold: (world) => toast(world).hover(),
    release: ({ page }) => page.mouse.move(10, 400),
    close: ({ page }) => page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click(),
  },
  looks: {
    visible: shows,
    held: shows,
    hidden: (world) => expect(toast(world)).toHaveCount(0, { timeout: world.within }),
  },
  equalLooks: [['visible', 'held']],
});
