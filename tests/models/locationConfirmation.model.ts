import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { say } from '@/contract/texts/say';
import type { User } from '@/contract/users';
import { locationConfirmationMachine } from '@/machines/locationConfirmation.machine';
import { good, linkFrom, signInBeside } from './support/mailbox';
import { defineModel } from './support/model';
import { Refusal } from './support/refusal';
import type { World } from './support/world';

/** The page of a link that confirms a location. */
export interface ConfirmationWorld extends World {
  readonly link: { token: string };
}

const MANAGER = { email: 'manager@riverside.example', password: 'atrium-demo' };

async function saysAtSignIn({ page, within }: World, text: string) {
  await expect(page.getByRole('heading', { name: say('signIn.title') })).toBeVisible({ timeout: within });
  await expect(page.getByRole('form').getByText(text)).toBeVisible({ timeout: within });
}

export const locationConfirmationModel = defineModel<typeof locationConfirmationMachine, ConfirmationWorld>({
  machine: locationConfirmationMachine,
  starts: {
    'link of a mail': {
      input: { token: 'of a mail' },
      opens: async ({ page, beside, link }) => {
        const { headers, user } = await signInBeside<User>(beside, MANAGER);
        const name = `Pier ${randomUUID().slice(0, 8)}`;
        const { query } = await linkFrom(beside, { to: MANAGER.email, subject: new RegExp(name) }, () =>
          good(beside.post(`/api/organisations/${user.organisation.uuid}/projects`, { headers, data: { name } })),
        );
        link.token = query.get('token') ?? '';
        await page.goto(`/confirmlocation?${query}`);
      },
    },
  },
  samples: {},
  answers: {
    confirm: {
      confirmed: { output: say('confirm.done') },
      'used already': {
        error: new Refusal(say('confirm.linkOver'), 401),
        comes: async ({ beside, link }) => {
          await good(beside.post('/api/confirm-location', { headers: { authorization: `Bearer ${link.token}` } }));
        },
      },
      'no connection': { error: new Refusal(say('failed.network'), 500), isLost: true },
    },
  },
  requests: { confirm: { method: 'GET', path: /\/confirm-location$/ } },
  does: {},
  looks: {
    confirming: ({ page, within }) =>
      expect(page.getByRole('heading', { name: 'Confirming the location' })).toBeVisible({ timeout: within }),
    confirmed: (world) => saysAtSignIn(world, say('confirm.done')),
    failed: (world, { context }) => saysAtSignIn(world, context.text),
  },
});
