import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import type { Project } from '@/contract/locations/projects';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { type ConfirmationEvent, locationConfirmationMachine } from '@/machines/locations/locationConfirmation.machine';
import { serviceText } from '../../../server/texts';
import { dataOf, good, linkFrom, signInByApi } from '../support/browser/mailbox';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

/** The page of a link that confirms a location. */
export interface ConfirmationWorld extends World {
  readonly link: {
    token: string;
    /** Deletes the location of the link. */
    end: () => Promise<void>;
  };
}

const MANAGER = { email: 'manager@riverside.example', password: 'atrium-demo' };

async function saysAtSignIn({ page, within }: World, text: string) {
  await expect(page.getByRole('heading', { name: translate('signIn.title') })).toBeVisible({ timeout: within });
  await expect(page.getByRole('form').getByText(text)).toBeVisible({ timeout: within });
}

export const locationConfirmationModel = defineModel<typeof locationConfirmationMachine, ConfirmationWorld>({
  machine: locationConfirmationMachine,
  starts: {
    'link of a mail': {
      input: { token: 'of a mail' },
      open: async ({ page, api, link }) => {
        const { headers, user } = await signInByApi<User>(api, MANAGER);
        const name = `Pier ${randomUUID().slice(0, 8)}`;
        const { query } = await linkFrom(api, { to: MANAGER.email, subject: new RegExp(name) }, async () => {
          const made = api.post(`/api/organisations/${user.organisation.uuid}/projects`, { headers, data: { name } });
          const { project } = await dataOf<{ project: Project }>(await good(made));
          link.end = async () => void (await good(api.delete(`/api/projects/${project.uuid}`, { headers })));
        });
        link.token = query.get('token') ?? '';
        await page.goto(`/confirmlocation?${query}`);
      },
    },
  },
  expected: `
    start | link of a mail | asking |
    asking | confirm | confirming | asks confirm
    confirming | confirm: confirmed | confirmed | setText(New location approved)
    confirming | confirm: confirmed already | confirmed | setText(This location is already confirmed.)
    confirming | confirm: link is over; confirm: no connection | failed | setText`,
  samples: { confirm: { type: 'confirm' } satisfies ConfirmationEvent },
  answers: {
    confirm: {
      confirmed: { output: serviceText('confirm.done') },
      'confirmed already': {
        output: serviceText('confirm.already'),
        fixture: async ({ api, link }) => {
          await good(api.post('/api/confirm-location', { headers: { authorization: `Bearer ${link.token}` } }));
        },
      },
      'link is over': {
        error: new SampleError(serviceText('confirm.linkOver'), 401),
        fixture: ({ link }) => link.end(),
      },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { confirm: { method: 'GET', path: /\/confirm-location$/ } },
  actions: { confirm: ({ page }) => page.getByRole('button', { name: 'Confirm location' }).click() },
  assertions: {
    asking: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Confirm location' })).toBeVisible({ timeout: within }),
    confirming: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Confirming the location' })).toBeVisible({ timeout: within }),
    confirmed: (world, { context }) => saysAtSignIn(world, context.text),
    failed: (world, { context }) => saysAtSignIn(world, context.text),
  },
});
