import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OpeningHours } from '@/model/content/hours/openingHours';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { Hours } from '@/screens/preview/Hours';
import { MapNotices } from '@/screens/preview/MapNotices';
import { type OpeningText, openingText } from '@/screens/preview/openingText';
import { ENGLISH_TEXTS } from '../../support/dom/mapTexts';
import { cleanUp, render } from '../../support/dom/render';
import { translatePage } from '../../support/dom/translatePage';

afterEach(cleanUp);

const closed = { text: '', value: false, oh: '00:00', ch: '00:00' };
const open = { text: 'Monday', value: true, oh: '09:00', ch: '18:00' };
const MONDAYS: OpeningHours = { ...Object.fromEntries(WEEKDAYS.map((day) => [day, closed])), mon: open };
function at(iso: string): OpeningText {
  const hours = openingText(MONDAYS, Date.parse(iso), 'Europe/London', ENGLISH_TEXTS);
  if (!hours) throw new Error('The place has no hours.');
  return hours;
}

/** Shows the first part, has the browser translate the page, then shows the others in turn; returns the text of each. */
async function shownInTurn(parts: readonly ReactNode[]) {
  let next = () => undefined as unknown;
  function Turns() {
    const [turn, setTurn] = useState(0);
    next = () => setTurn((before) => before + 1);
    return <section>{parts[turn]}</section>;
  }
  const { page, find, after } = await render(<Turns />);
  translatePage(page);
  const texts = [find('section').textContent];
  for (let turn = 1; turn < parts.length; turn += 1) {
    await after(() => void next());
    texts.push(find('section').textContent);
  }
  return texts;
}

it('[RB6] on a page that the browser translates, a place that closes says when it opens', async () => {
  const error = vi.spyOn(console, 'error');
  const moments = ['2026-03-02T12:00:00Z', '2026-03-02T19:00:00Z', '2026-03-02T08:00:00Z'];
  const texts = await shownInTurn(moments.map((moment) => <Hours key="hours" hours={at(moment)} />));
  expect(texts.map((text) => /^.*?(?=Today)/.exec(text ?? '')?.[0])).toEqual([
    'Open now · until 18:00',
    expect.stringMatching(/^Closed · opens Monday/),
    'Closed · opens today at 09:00',
  ]);
  expect(error).not.toHaveBeenCalled();
});

it('[RB6] hours without a next change leave no text behind', async () => {
  const hours = at('2026-03-02T12:00:00Z');
  const texts = await shownInTurn([
    <Hours key="hours" hours={hours} />,
    <Hours key="hours" hours={{ ...hours, change: '' }} />,
    <Hours key="hours" hours={hours} />,
  ]);
  expect(texts.map((text) => text?.includes('until 18:00'))).toEqual([true, false, true]);
});

it('[RB6] sentences that come and go leave no text behind', async () => {
  const notices = (draftText: string | null, standing: string | null) => (
    <MapNotices key="notices" standing={standing} isGone={false} hasModelFailed={false} draftText={draftText} />
  );
  expect(
    await shownInTurn([notices('A draft', 'Hall'), notices('Another draft', null), notices(null, 'Gate')]),
  ).toEqual(['A draft', 'Another draft', 'Gate'].map((text) => expect.stringContaining(text)));
});
