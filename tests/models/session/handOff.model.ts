import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { type HandOffEvent, handOffMachine } from '@/machines/session/handOff.machine';
import { good, signInByApi } from '../support/browser/mailbox';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

/** The page of a code that was created on another device. */
export interface HandOffWorld extends World {
  readonly code: { token: string };
}

const MANAGER = { email: 'manager@riverside.example', password: 'atrium-demo' };
const NAME = 'Maya Okafor';
const user = { name: NAME } as User;

/** Another device uses the code first. */
const useUp = async ({ api, code }: HandOffWorld) => {
  await good(api.post('/api/hand-offs/take', { data: { token: code.token } }));
};

async function showsSignIn({ page, within }: World, text: string) {
  await expect(page.getByRole('form', { name: translate('signIn.title') })).toBeVisible({ timeout: within });
  const told = page.getByRole('form').getByText(text === '' ? translate('handOff.over') : text);
  await expect(told).toHaveCount(text === '' ? 0 : 1, { timeout: within });
}

export const handOffModel = defineModel<typeof handOffMachine, HandOffWorld>({
  machine: handOffMachine,
  starts: {
    'link of another device': {
      input: { token: 'of another device' },
      open: async ({ page, api, code }) => {
        const { headers } = await signInByApi<User>(api, MANAGER);
        const made = await good(api.post('/api/hand-offs', { headers }));
        const { data } = (await made.json()) as { data: { url: string } };
        code.token = new URL(data.url).searchParams.get('token') ?? '';
        await page.goto(`/locations?token=${code.token}`);
        expect(page.url()).not.toContain(code.token);
      },
    },
  },
  expected: `
    start | link of another device | looking | asks readOwner
    looking | readOwner: it is of somebody | offered | setOwner
    looking | readOwner: it is over | over | setText
    offered | continue | taking | asks exchange
    offered | decline | over |
    taking | exchange: signed in | done | setSession
    taking | exchange: somebody was faster; exchange: no connection | over | setText`,
  samples: {
    continue: { type: 'continue' } satisfies HandOffEvent,
    decline: { type: 'decline' } satisfies HandOffEvent,
  },
  answers: {
    readOwner: {
      'it is of somebody': { output: { name: NAME, organisation: 'Riverside' } },
      'it is over': { error: new SampleError(translate('handOff.over'), 422), fixture: useUp },
    },
    exchange: {
      'signed in': { output: { token: 'session token', user } },
      'somebody was faster': { error: new SampleError(translate('handOff.over'), 422), fixture: useUp },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: {
    readOwner: { method: 'POST', path: /\/hand-offs\/look$/ },
    exchange: { method: 'POST', path: /\/hand-offs\/take$/ },
  },
  actions: {
    continue: ({ page }) => page.getByRole('button', { name: `Continue as ${NAME}` }).click(),
    decline: ({ page }) => page.getByRole('button', { name: 'Use another account' }).click(),
  },
  assertions: {
    looking: ({ page, within }) => expect(page.getByText('Checking the code')).toBeVisible({ timeout: within }),
    offered: async ({ page, within }) => {
      await expect(page.getByRole('heading', { name: 'Continue on this device' })).toBeVisible({ timeout: within });
      await expect(page.getByRole('button', { name: `Continue as ${NAME}` })).toBeVisible({ timeout: within });
    },
    taking: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible({ timeout: within }),
    done: ({ page, within }) =>
      expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible({ timeout: within }),
    over: (world, { context }) => showsSignIn(world, context.text),
  },
});
