import { expect, type Locator } from 'playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The place of an element in the window once it has come to rest: what has just opened is placed a frame later. */
export async function restingBox(element: Locator): Promise<Box> {
  const found: { box: Box | null } = { box: null };
  await expect(async () => {
    const before = await element.boundingBox();
    await element.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.box = await element.boundingBox();
    expect(found.box).not.toBeNull();
    expect(found.box).toEqual(before);
  }).toPass();
  if (!found.box) throw new Error('The element is not shown.');
  return found.box;
}
