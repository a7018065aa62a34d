import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Publication } from '@/contract/locations/projectData';
import { LanguageChoice } from '@/screens/preview/LanguageChoice';
import { useContentLanguage } from '@/screens/preview/useContentLanguage';
import { cleanUp, render } from '../../support/dom/render';

beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'fr-CA', 'en']));
afterEach(async () => {
  await cleanUp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const publication = (translations?: Publication['translations']) =>
  ({
    project: { location: { uuid: 'l', name: 'Mall', buildings: [] }, destinations: [], events: [], offers: [] },
    categories: [],
    ...(translations && { translations }),
  }) as unknown as Publication;
const TRANSLATED = publication({ fr: { 'location l name': 'Centre' }, cy: { 'location l name': 'Canolfan' } });

function VisitedPage({ of, isKiosk = false }: { of: Publication; isKiosk?: boolean }) {
  const { publication: shown, languages } = useContentLanguage(of, { isKiosk });
  return (
    <>
      <h1>{shown?.project.location.name}</h1>
      <LanguageChoice languages={languages} />
    </>
  );
}

async function open(of: Publication, isKiosk?: boolean) {
  const { page, after } = await render(<VisitedPage of={of} {...(isKiosk !== undefined && { isKiosk })} />);
  const select = () => page.querySelector('select');
  return {
    select,
    name: () => page.querySelector('h1')?.textContent,
    choose: (value: string) =>
      after(() => {
        const element = select();
        if (!element) return;
        element.value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }),
  };
}

it('[LA3] [LA30] a device begins with the language of its browser and keeps a choice', async () => {
  const first = await open(TRANSLATED);
  expect(first.name()).toBe('Centre');
  expect([...(first.select()?.options ?? [])].map(({ text }) => text)).toEqual(['English', 'Cymraeg', 'Français']);
  await first.choose('');
  expect(first.name()).toBe('Mall');
  const kept = { ...localStorage };
  await cleanUp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  expect((await open(TRANSLATED)).name()).toBe('Mall');
});

it('[LA30] a kiosk begins with the original for each visitor, and keeps nothing', async () => {
  const before = { ...localStorage };
  const kiosk = await open(TRANSLATED, true);
  expect(kiosk.name()).toBe('Mall');
  await kiosk.choose('cy');
  expect(kiosk.name()).toBe('Canolfan');
  expect({ ...localStorage }).toEqual(before);
});

it('[LA30] where there is one language there is no choice', async () => {
  const { name, select } = await open(publication());
  expect([name(), select()]).toEqual(['Mall', null]);
});
