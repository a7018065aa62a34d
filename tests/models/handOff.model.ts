import { expect } from 'playwright/test';
import { say } from '@/contract/texts/say';
import type { User } from '@/contract/users';
import { type HandOffEvent, handOffMachine } from '@/machines/handOff.machine';
import { good, signInBeside } from './support/mailbox';
import { defineModel } from './support/model';
import { Refusal } from './support/refusal';
import type { World } from './support/world';

/** The page of a code that was made at another device. */
export interface HandOffWorld extends World {
  readonly code: { token: string };
}

const MANAGER = { email: 'manager@riverside.example', password: 'atrium-demo' };
const NAME = 'Maya Okafor';
const user = { name: NAME } as User;

/** Somebody else was faster. */
const useUp = async ({ beside, code }: HandOffWorld) => {
  await good(beside.post('/api/hand-offs/take', { data: { token: code.token } }));
};

async function showsSignIn({ page, within }: World, text: string) {
  await expect(page.getByRole('form', { name: say('signIn.title') })).toBeVisible({ timeout: within });
  const told = page.getByRole('form').getByText(text === '' ? say('handOff.over') : text);
  await expect(told).toHaveCount(text === '' ? 0 : 1, { timeout: within });
}

export const handOffModel = defineModel<typeof handOffMachine, HandOffWorld>({
  machine: handOffMachine,
  starts: {
    'link of another device': {
      input: { token: 'of another device' },
      opens: async ({ page, beside, code }) => {
        const { headers } = await signInBeside<User>(beside, MANAGER);
        const made = await good(beside.post('/api/hand-offs', { headers }));
        const { data } = (await made.json()) as { data: { url: string } };
        code.token = new URL(data.url).searchParams.get('token') ?? '';
        await page.goto(`/locations?token=${code.token}`);
        expect(page.url()).not.toContain(code.token);
      },
    },
  },
  samples: {
    continue: { type: 'continue' } satisfies HandOffEvent,
    decline: { type: 'decline' } satisfies HandOffEvent,
  },
  answers: {
    look: {
      'it is of somebody': { output: { name: NAME, organisation: 'Riverside' } },
      'it is over': { error: new Refusal(say('handOff.over'), 422), comes: useUp },
    },
    take: {
      'signed in': { output: { token: 'session token', user } },
      'somebody was faster': { error: new Refusal(say('handOff.over'), 422), comes: useUp },
      'no connection': { error: new Refusal(say('failed.network'), 500), isLost: true },
    },
  },
  requests: {
    look: { method: 'POST', path: /\/hand-offs\/look$/ },
    take: { method: 'POST', path: /\/hand-offs\/take$/ },
  },
  does: {
    continue: ({ page }) => page.getByRole('button', { name: `Continue as ${NAME}` }).click(),
    decline: ({ page }) => page.getByRole('button', { name: 'Use another account' }).click(),
  },
  looks: {
    looking: ({ page, within }) => expect(page.getByText('Looking at the code')).toBeVisible({ timeout: within }),
    offered: async ({ page, within }) => {
      await expect(page.getByRole('heading', { name: `Continue as ${NAME}` })).toBeVisible({ timeout: within });
      await expect(page.getByRole('button', { name: `Continue as ${NAME}` })).toBeVisible({ timeout: within });
    },
    taking: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible({ timeout: within }),
    done: ({ page, within }) =>
      expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible({ timeout: within }),
    over: (world, { context }) => showsSignIn(world, context.text),
  },
});
