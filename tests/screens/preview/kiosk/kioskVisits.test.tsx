import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VISIT, WARNING } from '@/machines/kiosks/visitTimes';
import { KioskVisits } from '@/screens/preview/kiosk/KioskVisits';
import { VisitorFrame } from '@/screens/preview/languages/VisitorFrame';
import { visitorTheme } from '@/screens/preview/visitorTheme';
import { mapTextsIn } from '../../../support/dom/mapTexts';
import { cleanUp, render } from '../../../support/dom/render';

beforeEach(() => vi.useRealTimers());
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

/** A map that a visitor changes. */
function ChangedMap() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" id="map" onClick={() => setPresses(presses + 1)}>
      {presses}
    </button>
  );
}

async function open(language: string) {
  const texts = await mapTextsIn(language);
  const { page, find } = await render(
    <KioskVisits>
      {(visit, question) => (
        <VisitorFrame key={visit} theme={visitorTheme('light', '#0b6e6e')} texts={texts}>
          <ChangedMap />
          {question}
        </VisitorFrame>
      )}
    </KioskVisits>,
  );
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const send = (to: Element, event: Event) => act(async () => void to.dispatchEvent(event));
  const pointer = (to: Element, kind: string, pointerType = 'touch') =>
    send(to, Object.assign(new MouseEvent(kind, { bubbles: true }), { pointerType }));
  return {
    find,
    pass,
    pointer,
    question: () => page.querySelector('[role=alertdialog]'),
    seconds: () => page.querySelector('[role=alertdialog] p')?.textContent,
    readOut: () => page.querySelector('[role=alertdialog] [role=status]')?.textContent,
    presses: () => find('#map').textContent,
    tap: async (to: Element) => {
      await pointer(to, 'pointerdown');
      await pointer(to, 'pointermove');
      await pointer(to, 'pointerup');
      await send(to, new MouseEvent('click', { bubbles: true }));
    },
    press: (key: string) =>
      send(document.activeElement ?? document.body, new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

it('[KI87] [KI71] a build of a kiosk asks after its first touch alone, and starts anew', async () => {
  const kiosk = await open('en');
  await kiosk.pass(10 * VISIT);
  expect(kiosk.question()).toBeNull();
  await kiosk.tap(kiosk.find('#map'));
  expect(kiosk.presses()).toBe('1');
  await kiosk.pass(VISIT - WARNING - 1);
  expect(kiosk.question()).toBeNull();
  await kiosk.pass(1);
  expect(kiosk.question()).not.toBeNull();
  await kiosk.pass(WARNING - 1);
  expect(kiosk.presses()).toBe('1');
  await kiosk.pass(1);
  expect([kiosk.question(), kiosk.presses()]).toEqual([null, '0']);
  await kiosk.pass(10 * VISIT);
  expect(kiosk.question()).toBeNull();
});

it('[WB11] the worker of the build hears when a visit ends, and never before', async () => {
  const heard = vi.fn();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: { controller: { postMessage: heard } } }),
  );
  const kiosk = await open('en');
  await kiosk.tap(kiosk.find('#map'));
  await kiosk.pass(VISIT - 1);
  expect(heard).not.toHaveBeenCalled();
  await kiosk.pass(1);
  expect(heard.mock.calls).toEqual([['visit-ended']]);
});

it('[KI86] the question says the seconds that are left, and reads out every tenth', async () => {
  const kiosk = await open('en');
  await kiosk.tap(kiosk.find('#map'));
  await kiosk.pass(VISIT - WARNING);
  const heard = new Set<string | null | undefined>();
  for (let second = 0; second < WARNING / 1000; second++) {
    heard.add(kiosk.readOut());
    if (second === 19) expect(kiosk.seconds()).toBe('The map starts anew in 1 second.');
    await kiosk.pass(1000);
  }
  expect([...heard]).toEqual(['The map starts anew in 20 seconds.', 'The map starts anew in 10 seconds.']);
});

it('[KI86] the question is in the language of the visitor, with its plural forms', async () => {
  const kiosk = await open('pl');
  await kiosk.tap(kiosk.find('#map'));
  await kiosk.pass(VISIT - WARNING);
  const forms = new Set<string | undefined>();
  for (let second = 0; second < WARNING / 1000; second++) {
    forms.add(kiosk.seconds()?.match(/sekund\S*/)?.[0]);
    await kiosk.pass(1000);
  }
  expect([...forms].sort()).toEqual(['sekund.', 'sekundy.', 'sekundę.']);
});

it.each(['the button', 'the cover', 'a key', 'a drawn finger', 'a mouse'])(
  '[KI86] %s answers it, leaves the map as it was, and the focus returns',
  async (by) => {
    const kiosk = await open('en');
    kiosk.find('#map').focus();
    await kiosk.tap(kiosk.find('#map'));
    await kiosk.pass(VISIT - WARNING);
    const button = kiosk.find('[role=alertdialog] button');
    expect(document.activeElement).toBe(button);
    const cover = kiosk.find('[role=alertdialog]');
    if (by === 'the button') await kiosk.tap(button);
    if (by === 'the cover') await kiosk.tap(cover);
    if (by === 'a key') await kiosk.press('a');
    if (by === 'a mouse') await kiosk.pointer(cover, 'pointermove', 'mouse');
    if (by === 'a drawn finger') {
      for (const kind of ['pointerdown', 'pointermove']) await kiosk.pointer(cover, kind);
      expect(kiosk.question()).not.toBeNull();
      await kiosk.pointer(cover, 'pointerup');
      await kiosk.pass(1000);
    }
    expect([kiosk.question(), kiosk.presses()]).toEqual([null, '1']);
    expect(document.activeElement).toBe(kiosk.find('#map'));
    await kiosk.pass(VISIT - WARNING - 1000);
    expect(kiosk.question()).toBeNull();
    await kiosk.pass(1000);
    expect(kiosk.question()).not.toBeNull();
  },
);
