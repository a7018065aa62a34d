import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Publication } from '@/contract/locations/projectData';
import { LanguageChoice } from '@/screens/preview/LanguageChoice';
import { useContentLanguage } from '@/screens/preview/useContentLanguage';
import { cleanUp, render } from '../../support/dom/render';

const browserSpeaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => browserSpeaks('fr-CA', 'en'));
afterEach(async () => {
  await cleanUp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const publication = (translations?: Publication['translations']) =>
  ({
    project: {
      location: { uuid: 'l', name: 'Mall', buildings: [] },
      destinations: [],
      events: [],
      offers: [],
      amenities: [{ name: 'Lift' }, { name: 'Sky Lift by Acme' }],
      transporttypes: [],
    },
    categories: [],
    ...(translations && { translations }),
  }) as unknown as Publication;
const TRANSLATED = publication({ fr: { 'location l name': 'Centre' }, cy: { 'location l name': 'Canolfan' } });

function VisitedPage({ of, isKiosk = false }: { of: Publication; isKiosk?: boolean }) {
  const { publication: shown, languages, texts } = useContentLanguage(of, { isKiosk });
  return (
    <>
      <h1>{shown?.project.location.name}</h1>
      <ul>
        {shown?.project.amenities.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p lang={texts?.language} dir={texts?.dir} data-content={texts?.content.lang ?? 'same'}>
        {texts?.text('directory')}
      </p>
      <LanguageChoice languages={languages} />
    </>
  );
}

async function open(of: Publication, isKiosk?: boolean) {
  const { page, after, until } = await render(<VisitedPage of={of} {...(isKiosk !== undefined && { isKiosk })} />);
  const select = () => page.querySelector('select');
  return {
    select,
    name: () => page.querySelector('h1')?.textContent,
    amenities: () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent),
    /** The texts of the map: their language and direction, the language of the content, and one of them. */
    texts: () => {
      const { lang, dir, dataset, textContent } = page.querySelector('p') ?? document.createElement('p');
      return [lang, dir, dataset.content, textContent];
    },
    choose: (value: string) =>
      after(() => {
        const element = select();
        if (!element) return;
        element.value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    until,
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
  browserSpeaks('en-GB', 'cy');
  const { name, select } = await open(publication());
  expect([name(), select()]).toEqual(['Mall', null]);
});

it('[PV29] [PV31] the map speaks a language of the browser, and the content is as it was written', async () => {
  browserSpeaks('ar-EG', 'de');
  const { select, name, texts, amenities, choose, until } = await open(TRANSLATED);
  await until(() => texts()[0] === 'ar');
  expect([name(), texts()]).toEqual(['Mall', ['ar', 'rtl', 'en', 'الدليل']]);
  expect(amenities()).toEqual(['المصعد', 'Sky Lift by Acme']);
  expect([...(select()?.options ?? [])].map(({ value }) => value)).toEqual(['', 'ar', 'cy', 'de', 'fr']);
  await choose('fr');
  await until(() => texts()[0] === 'fr');
  expect([name(), texts(), amenities()[0]]).toEqual(['Centre', ['fr', 'ltr', 'same', 'Répertoire'], 'Ascenseur']);
});

it('[PV31] content in a language that the map does not speak is around English texts', async () => {
  const { name, texts, choose } = await open(TRANSLATED);
  await choose('cy');
  expect([name(), texts()]).toEqual(['Canolfan', ['en-GB', 'ltr', 'cy', 'Directory']]);
});
