import { expect, type Page } from 'playwright/test';
import type { OwnLocation } from '../ownLocation';
import { WORK_PATIENCE } from '../patience';
import { enterSignIn } from '../people';
import { saveState, setX } from './moments';

/** The page, the location and the service that a fault acts on. */
export interface Scene {
  readonly page: Page;
  readonly location: OwnLocation;
  /** Ends the service as a power cut does, and starts it again at its address. */
  readonly restart: (between: () => Promise<void>) => Promise<void>;
}

/** A fault while something is not saved; gives the page on which the person goes on. */
type Fault = (scene: Scene) => Promise<Page>;

const save = (page: Page) => page.keyboard.press('Control+s');

async function signOutElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('atrium.session') ?? '{}') as { token?: string }).token,
  );
  const answer = await page.request.post('/api/sign-out', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`The session was not ended: ${await answer.text()}`);
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'the tab crashes': async ({ page, location }) => {
    await expect(saveState(page)).toContainText('kept on this device');
    const next = await page.context().newPage();
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash', { timeout: 60_000 });
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await next.goto(location.editor);
    await next.getByRole('button', { name: 'Restore' }).click();
    return next;
  },
  'the network goes and comes': async ({ page }) => {
    await page.context().setOffline(true);
    await save(page);
    await expect(saveState(page)).toContainText('Waiting for the network');
    await page.context().setOffline(false);
    return page;
  },
  'the session ends': async ({ page, location }) => {
    await signOutElsewhere(page);
    await save(page);
    await page.waitForURL('**/login**');
    await enterSignIn(page);
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await page.goto(location.editor);
    await page.getByRole('button', { name: 'Restore' }).click();
    return page;
  },
  'a second tab saves': async ({ page, location }) => {
    const second = await page.context().newPage();
    await second.goto(location.editor);
    await setX(second, 'East door', 22);
    await save(second);
    await expect(saveState(second)).toHaveText('Saved');
    await second.close();
    return page;
  },
  'a colleague deletes a floor': async ({ page, location }) => {
    await location.deleteFloor(location.floors[1]);
    await expect(page.getByRole('combobox', { name: 'Floor', exact: true }).getByRole('option')).toHaveCount(1);
    return page;
  },
  'the service is killed': async ({ page, restart }) => {
    await restart(async () => {
      await save(page);
      await expect(saveState(page)).toContainText('kept on this device');
    });
    return page;
  },
};

/** Saves until everything is saved, as somebody does who looks at the state of saving. */
export async function finish(page: Page): Promise<void> {
  await expect(async () => {
    const understood = page.getByRole('button', { name: 'Continue editing' });
    if (await understood.isVisible()) await understood.click();
    const mine = page.getByRole('button', { name: 'Keep all mine' });
    if (await mine.isVisible()) {
      await mine.click();
      await page.getByRole('button', { name: 'Apply' }).click();
    }
    if ((await saveState(page).textContent()) !== 'Saved') await save(page);
    await expect(saveState(page)).toHaveText('Saved', { timeout: 2_000 });
  }).toPass({ timeout: WORK_PATIENCE });
}
