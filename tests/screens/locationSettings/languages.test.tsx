import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TranslatedText } from '@/contract/translations/translations';
import { isLanguageTag } from '@/model/content/contentLanguage';
import { knownLanguages } from '@/screens/locationSettings/languages/knownLanguages';
import { LanguagesTab } from '@/screens/locationSettings/languages/LanguagesTab';
import { reloadPage } from '../../support/dom/reloadPage';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { typeInto } from '../../support/dom/typeInto';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const UUID = '44444444-4444-4444-8444-444444444444';
const french = (text: string, source: string) => ({ fr: { text, source } });
const TEXTS: TranslatedText[] = [
  { kind: 'floor', record: 'g', field: 'name', text: 'Ground', translations: french('Rez-de-chaussée', 'Ground') },
  { kind: 'floor', record: 'f', field: 'name', text: 'Upper', translations: french('Étage', 'First') },
  { kind: 'destination', record: '4', field: 'name', text: 'Toilets', translations: {} },
];

/** The tab with a service that answers what `answer` says; `bodies` are what it was sent. */
type Answer = [status: number, body: object];
async function open(answer: (body: { text: string }, texts: TranslatedText[]) => Answer | Promise<Answer>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const texts = structuredClone(TEXTS);
  const bodies: { text: string; before: string | null }[] = [];
  const ok = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (!body) return ok(200, { data: texts, message: '' });
    const sent = JSON.parse(String(body));
    bodies.push(sent);
    return ok(...(await answer(sent, texts)));
  });
  const rendered = await render(
    <QueryClientProvider client={client}>
      <LanguagesTab project={UUID} />
    </QueryClientProvider>,
    testCurrentUser(),
    '/locations',
    { asksToLeave: true },
  );
  await rendered.until(() => document.querySelector('ul') !== null);
  const row = (original: string) =>
    [...document.querySelectorAll('li')].find((li) => li.textContent?.includes(original));
  const field = (original: string) => row(original)?.querySelector('input') as HTMLInputElement;
  const press = (original: string, label: string) =>
    rendered.after(() =>
      [...(row(original)?.querySelectorAll('button') ?? [])].find((one) => one.textContent === label)?.click(),
    );
  const fill = async (original: string, typed: string) => {
    await act(async () => field(original).focus());
    await act(async () => typeInto(field(original), typed));
    await rendered.after(() => field(original).blur());
  };
  const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { ...rendered, bodies, row, field, fill, press, asksToLeave };
}

const stored = (text: TranslatedText | undefined, translation: string) => ({
  data: { ...text, translations: translation === '' ? {} : french(translation, text?.text ?? '') },
  message: '',
});

it('[LA20] a text is saved when its field is left, and not without a change', async () => {
  const { fill, bodies, row, asksToLeave, until } = await open(({ text }, texts) => [200, stored(texts[2], text)]);
  await fill('Ground', 'Rez-de-chaussée ');
  expect(bodies).toEqual([]);
  await fill('Toilets', ' Toilettes');
  await until(() => row('Toilets')?.textContent?.includes('Saved') ?? false);
  expect(bodies).toMatchObject([{ language: 'fr', kind: 'destination', record: '4', text: 'Toilettes', before: null }]);
  expect([document.querySelector('[role=status]')?.textContent, asksToLeave()]).toEqual(['3 of 3 translated', false]);
});

it('[LA20] what could not be saved stays with the reason, and leaving asks', async () => {
  let isDown = true;
  const { fill, field, row, press, asksToLeave, until } = await open(({ text }, texts) =>
    isDown ? [503, { error: 'Too busy.', message: 'Too busy.' }] : [200, stored(texts[2], text)],
  );
  await fill('Toilets', 'Toilettes');
  await until(() => row('Toilets')?.textContent?.includes('Not saved: Too busy.') ?? false);
  expect([field('Toilets').value, asksToLeave()]).toEqual(['Toilettes', true]);
  isDown = false;
  await press('Toilets', 'Retry');
  await until(() => row('Toilets')?.textContent?.includes('Saved') ?? false);
  expect(asksToLeave()).toBe(false);
});

it('[LA20] what is typed while a text is saved is saved after it, and stays where that fails', async () => {
  const answers: ((isDown: boolean) => void)[] = [];
  const { fill, field, row, bodies, asksToLeave, after, until } = await open(
    ({ text }, texts) =>
      new Promise((answer) =>
        answers.push((isDown) =>
          answer(isDown ? [503, { error: 'Too busy.', message: 'Too busy.' }] : [200, stored(texts[2], text)]),
        ),
      ),
  );
  await fill('Toilets', 'Toilettes');
  expect(asksToLeave()).toBe(true);
  await fill('Toilets', 'Toilettes publiques');
  expect(bodies).toHaveLength(1);
  await after(() => answers[0]?.(false));
  await until(() => bodies.length === 2);
  expect(bodies[1]).toMatchObject({ text: 'Toilettes publiques', before: 'Toilettes' });
  await after(() => answers[1]?.(true));
  await until(() => row('Toilets')?.textContent?.includes('Not saved: Too busy.') ?? false);
  expect(field('Toilets').value).toBe('Toilettes publiques');
});

it('[LA21] a changed original is said, and the translation can be kept', async () => {
  const { row, press, bodies, until } = await open(({ text }, texts) => [200, stored(texts[1], text)]);
  expect(row('Upper')?.textContent).toContain('The original has changed');
  await press('Upper', 'Keep translation');
  await until(() => !row('Upper')?.textContent?.includes('The original has changed'));
  expect(bodies).toMatchObject([{ text: 'Étage', before: 'Étage' }]);
});

it('[LA22] another translation of the meantime is shown beside the own one, and one of them is taken', async () => {
  const { fill, field, row, press, bodies, until } = await open(({ text }, texts) => {
    const upper = texts[1];
    if (upper?.translations.fr?.text === 'Niveau 1') return [200, stored(upper, text)];
    if (upper) upper.translations = french('Niveau 1', 'Upper');
    return [409, { error: 'Someone else.', message: 'Someone else.', code: 'conflict' }];
  });
  await fill('Upper', 'Premier');
  await until(() => row('Upper')?.textContent?.includes('Somebody else has translated this as “Niveau 1”') ?? false);
  expect(field('Upper').value).toBe('Premier');
  await press('Upper', 'Save mine');
  await until(() => row('Upper')?.textContent?.includes('Saved') ?? false);
  expect(bodies.map(({ text, before }) => [text, before])).toEqual([
    ['Premier', 'Étage'],
    ['Premier', 'Niveau 1'],
  ]);
});

it('[LA23] every language that can be added has a tag that the service takes, and a name', () => {
  const known = knownLanguages(['fr']);
  expect(known.filter(({ tag, name }) => !isLanguageTag(tag) || name === tag)).toEqual([]);
  expect(known.some(({ tag }) => tag === 'fr')).toBe(false);
  expect(known.length).toBeGreaterThan(60);
});

it('[FM52] a translation that was not saved is there again after a reload, and can be saved', async () => {
  const first = await open(() => [503, { error: 'Too busy.', message: 'Too busy.' }]);
  await first.fill('Toilets', 'Toilettes');
  await first.until(() => first.row('Toilets')?.textContent?.includes('Not saved') ?? false);
  await reloadPage();
  const { field, row, press, until, bodies } = await open(({ text }, texts) => [200, stored(texts[2], text)]);
  expect([field('Toilets').value, row('Toilets')?.textContent]).toEqual([
    'Toilettes',
    expect.stringContaining('Not saved: it was typed before this page was loaded again.'),
  ]);
  await press('Toilets', 'Retry');
  await until(() => row('Toilets')?.textContent?.includes('Saved') ?? false);
  expect(bodies).toMatchObject([{ text: 'Toilettes' }]);
});
