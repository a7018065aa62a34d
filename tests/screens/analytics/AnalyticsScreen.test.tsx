import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { countsVisitsQuery } from '@/api/analytics/visits';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import {
  type AnalyticsFigures,
  type AnalyticsInput,
  type AnalyticsRequest,
  analyticsMachine,
} from '@/machines/analytics/analytics.machine';
import { AnalyticsScreen } from '@/screens/analytics/AnalyticsScreen';
import { cleanUp, render } from '../../support/dom/render';

// Drawing needs a browser: the journey looks at it.
vi.mock('@/components/chart/ApexBars', () => ({
  ApexBars: ({ bars, label }: { bars: readonly object[]; label: string }) => (
    <div data-chart={label}>{JSON.stringify(bars)}</div>
  ),
}));

afterEach(async () => {
  await cleanUp();
  clearToasts();
});

const HOSTILE = '<img src=x onerror="window.hit = true">';
const ONE = { uuid: '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01', name: 'Mall' };
const OTHER = { uuid: '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a02', name: 'Pier' };
const figures: AnalyticsFigures = {
  zone: 'Asia/Tokyo',
  services: [
    { service: 'web-map-ui', today: 3, total: 4000 },
    { service: 'mapapp', today: 0, total: 7 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => hour),
  visitors: [{ label: HOSTILE, data: 4000, backgroundColor: '#123456' }],
};

async function shown(given: Partial<AnalyticsInput> = {}, load: () => AnalyticsFigures = () => figures) {
  const asked: AnalyticsRequest[] = [];
  const machine = analyticsMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        asked.push(input);
        return load();
      }),
    },
  });
  const projects = [ONE, OTHER].filter(({ uuid }) => given.projects?.includes(uuid) ?? uuid === ONE.uuid);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const { uuid } of [ONE, OTHER]) client.setQueryData(countsVisitsQuery(uuid).queryKey, uuid === ONE.uuid);
  const view = await render(
    <QueryClientProvider client={client}>
      <AnalyticsScreen
        machine={machine}
        input={{ projects: [ONE.uuid], mayChooseEnvironments: false, zone: 'Europe/London', ...given }}
        projects={projects}
        isReseller={given.projects?.length === 0}
      />
    </QueryClientProvider>,
  );
  const press = (name: string) =>
    view.after(() => {
      const named = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], input[type=checkbox]')].find(
        (one) =>
          one.textContent === name ||
          one.getAttribute('aria-label') === name ||
          (one instanceof HTMLInputElement && one.labels?.[0]?.textContent === name),
      );
      if (!named) throw new Error(`Nothing is called ${name}.`);
      named.click();
    });
  const enter = (label: string, value: string) =>
    view.after(() => {
      const box = view.find(`input[aria-label="${label}"]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const rows = (label: string) =>
    [...view.find(`table[aria-label="${label}"]`).querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  const checks = () => [...document.querySelectorAll('input[type=checkbox]')];
  return { ...view, asked, press, enter, rows, checks };
}

it('[AY15] lists the services by their names with today and total', async () => {
  const { rows } = await shown();
  expect(rows('Services')).toEqual([
    ['Service', 'Today', 'Total'],
    ['Web Map v2', '3', '4,000'],
    ['Map App', '0', '7'],
  ]);
});

it('[AY16] [AY17] draws both charts from the answer, with a table behind each', async () => {
  const { find, rows, press, text } = await shown();
  const bars = (chart: string) => JSON.parse(find(`[data-chart="${chart}"]`).textContent ?? '');
  expect(bars('Top visitors')).toEqual([{ label: HOSTILE, value: 4000, colour: '#123456' }]);
  expect(bars('Sessions per hour').map(({ label }: { label: string }) => label)).toEqual(
    Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  );
  expect(text('By hour of the day in Asia/Tokyo.')).not.toBeNull();
  expect(rows('Sessions per hour')).toHaveLength(25);
  await press('Show as table: Top visitors');
  expect(document.querySelector('[data-chart="Top visitors"]')).toBeNull();
  expect(rows('Top visitors')[1]).toEqual([HOSTILE, '4,000']);
  expect(document.querySelector('img')).toBeNull();
});

it('[AY13] loads a range when both ends are in order, and says what is missing', async () => {
  const { enter, asked, text } = await shown();
  expect(text('Dates and times are in Asia/Tokyo.')).not.toBeNull();
  await enter('Start: date', '2026-03-02');
  expect(text('Choose a start and an end to load a range.')).not.toBeNull();
  await enter('End: date', '2026-03-01');
  expect(text('The start must be before the end.')).not.toBeNull();
  expect(asked).toHaveLength(1);
  await enter('End: date', '2026-03-03');
  await enter('End: time', '12:30:00');
  expect(asked.slice(1).map(({ range }) => range)).toEqual([
    { start: '2026-03-02 00:00:00', end: '2026-03-03 00:00:00' },
    { start: '2026-03-02 00:00:00', end: '2026-03-03 12:30:00' },
  ]);
});

it('[AY12] offers the five shortcuts at each end', async () => {
  const { press, find, asked } = await shown();
  await press('Shortcuts for End');
  expect([...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)).toEqual([
    'Now',
    'Today start',
    'Today end',
    'Yesterday',
    'A week ago',
  ]);
  await press('Today end');
  expect((find('input[aria-label="End: time"]') as HTMLInputElement).value).toBe('23:59:59');
  await press('Shortcuts for Start');
  await press('A week ago');
  expect(asked).toHaveLength(2);
});

it('[AY22] clears the range and the environments', async () => {
  const { enter, press, find, asked, checks } = await shown({ mayChooseEnvironments: true });
  await enter('Start: date', '2026-03-02');
  await press('Dev');
  expect(asked.at(-1)?.environments).toEqual(['live', 'dev']);
  await press('Clear');
  expect((find('input[aria-label="Start: date"]') as HTMLInputElement).value).toBe('');
  expect(checks().map((one) => (one as HTMLInputElement).checked)).toEqual([true, false, false]);
  expect(asked.at(-1)).toMatchObject({ environments: ['live'], range: { start: '', end: '' } });
});

it('[AY22] offers environments to provider staff alone', async () => {
  expect((await shown()).checks()).toEqual([]);
  await cleanUp();
  const { text } = await shown({ mayChooseEnvironments: true });
  for (const name of ['Production', 'Staging', 'Dev']) expect(text(name)).not.toBeNull();
});

it('[AY14] chooses one of several locations, the first one at first', async () => {
  const { find, after, asked } = await shown({ projects: [ONE.uuid, OTHER.uuid] });
  const select = find('select') as HTMLSelectElement;
  expect([...select.options].map((one) => one.textContent)).toEqual(['Mall', 'Pier']);
  await after(() => {
    select.value = OTHER.uuid;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(asked.map(({ project }) => project)).toEqual([ONE.uuid, OTHER.uuid]);
});

it('[AY14] tells an organisation with customers to select a project, and loads nothing', async () => {
  const { text, asked } = await shown({ projects: [] });
  expect(text('Please select a project to view analytics')).not.toBeNull();
  expect(asked).toEqual([]);
});

it('[AY19] clears table and charts of a load that failed, says why in place, and tries again', async () => {
  let isDown = false;
  const { press, enter, text, rows } = await shown({}, () => {
    if (isDown) throw new Error('The service is away.');
    return figures;
  });
  isDown = true;
  await enter('Start: date', '2026-03-02');
  await enter('End: date', '2026-03-03');
  expect(text('The service is away.')).not.toBeNull();
  expect(document.querySelectorAll('table, [data-chart]')).toHaveLength(0);
  expect(getToasts().shown).toEqual([]);
  isDown = false;
  await press('Retry');
  expect(rows('Services')).toHaveLength(3);
});

it('[AY15] says what is counted where nothing was counted yet', async () => {
  const { text } = await shown({}, () => ({ ...figures, services: [] }));
  expect(text('No visits yet')).not.toBeNull();
  expect(document.querySelectorAll('table')).toHaveLength(0);
});

it('[AY25] a location whose visits are not counted says so beside its figures, with the reason', async () => {
  const counted = await shown();
  expect(counted.page.textContent).not.toContain('are not counted');
  await cleanUp();
  const uncounted = await shown({ projects: [OTHER.uuid] });
  expect(uncounted.page.textContent).toContain('are not counted: no access key of it allows this service');
  expect(uncounted.page.textContent).toContain('4,000');
});
