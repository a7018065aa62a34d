import { expect, it } from 'vitest';
import type { Publication } from '@/contract/locations/projectData';
import { changesBetween } from '../../../../server/routes/publishing/publicationChanges';

const node = (id: number, x: number) => ({ id, x });
const placement = (object_name: string, name: string, revision = 1) => ({
  floor_id: 'ground',
  object_name,
  location_name: name,
  destination: { categories: [{ id: 1 }] },
  revision,
});
const floor = (more: object = {}) => ({ uuid: 'ground', name: 'Ground', plan: 'key-1', labels: 2, ...more });

const publication = (more: { project?: object; network?: object; name?: string; floor?: object } = {}): Publication =>
  ({
    published_at: '2026-03-02T12:00:00Z',
    organisation: { name: 'Riverside' },
    project: {
      location: {
        name: more.name ?? 'Mall',
        buildings: [{ uuid: 'house', name: 'House', floors: [floor(more.floor)] }],
      },
      settings: {},
      destinations: [placement('a', 'Café'), placement('b', 'Books')],
      screens: [],
      amenities: [],
      events: [],
      offers: [],
      ...more.project,
    },
    network: { nodes: [node(1, 0), node(2, 5)], joins: [], transitgroups: [], ...more.network },
    categories: [],
  }) as unknown as Publication;

it('[PU10] counts what was added, changed and removed by kind', () => {
  const after = publication({
    name: 'Big Mall',
    floor: { plan: 'key-2' },
    project: { destinations: [placement('a', 'Bar'), placement('c', 'Shoes')] },
    network: { nodes: [node(2, 6), node(3, 1), node(4, 1)] },
  });
  expect(changesBetween(publication(), after)).toEqual([
    { kind: 'details', added: 0, changed: 1, removed: 0 },
    { kind: 'plans', added: 0, changed: 1, removed: 0 },
    { kind: 'destinations', added: 1, changed: 1, removed: 1 },
    { kind: 'nodes', added: 2, changed: 1, removed: 1 },
  ]);
});

it('[PU10] a revision alone is no change, and a first publication adds everything', () => {
  const touched = publication({ project: { destinations: [placement('a', 'Café', 7), placement('b', 'Books')] } });
  expect(changesBetween(publication(), touched)).toEqual([]);
  expect(changesBetween(null, publication())).toEqual([
    { kind: 'details', added: 1, changed: 0, removed: 0 },
    { kind: 'floors', added: 2, changed: 0, removed: 0 },
    { kind: 'plans', added: 1, changed: 0, removed: 0 },
    { kind: 'destinations', added: 2, changed: 0, removed: 0 },
    { kind: 'nodes', added: 2, changed: 0, removed: 0 },
  ]);
});

it('[WB9] categories that no place has, as in publications of older releases, are no difference', () => {
  const category = (id: number, name = 'Food') => ({ id, name, parent_id: 0 });
  const of = (...categories: object[]) => ({ ...publication(), categories }) as unknown as Publication;
  expect(changesBetween(of(category(1), category(2), category(3)), of(category(1)))).toEqual([]);
  expect(changesBetween(of(category(1)), of(category(1, 'Meals')))).toEqual([
    { kind: 'categories', added: 0, changed: 1, removed: 0 },
  ]);
});

it('[PU10] counts events and offers, and none that has ended since', () => {
  const event = (id: number, name: string, end: string | null = null) => ({
    id,
    name,
    start: '2026-03-01 00:00:00',
    end,
  });
  const before = publication({
    project: { events: [event(1, 'Over', '2026-03-02 11:00:00'), event(2, 'Fair')], offers: [event(3, 'Sale')] },
  });
  const after = publication({ project: { events: [event(2, 'Big fair'), event(4, 'Concert')] } });
  expect(changesBetween(before, after)).toEqual([
    { kind: 'events', added: 1, changed: 1, removed: 0 },
    { kind: 'offers', added: 0, changed: 0, removed: 1 },
  ]);
});

it('[PU10] [PV21] counts amenities where they are: one that is renamed, and one at another node', () => {
  const at = (name: string, node: number) => ({
    ...publication({ project: { amenities: [{ id: 1, name, nodes: node }] } }),
    amenity_places: [{ amenity: 1, node }],
  });
  const kinds = (before: Publication, after: Publication) => changesBetween(before, after);
  expect(kinds(at('WC', 1), at('WC', 1))).toEqual([]);
  expect(kinds(at('WC', 1), at('Toilets', 1))).toEqual([{ kind: 'amenities', added: 0, changed: 1, removed: 0 }]);
  expect(kinds(at('WC', 1), at('WC', 2))).toEqual([{ kind: 'amenities', added: 1, changed: 0, removed: 1 }]);
});

it('[PU10] empty fields that publications of older releases lack are no difference, and filled ones are', () => {
  const withFields = (fields: object, website: string, more: object = { repeats: null, timezone: null }) =>
    publication({
      project: {
        destinations: [{ ...placement('a', 'Café'), destination: { categories: [], ...fields } }],
        offers: [
          { id: 1, name: 'Two for one', start: '2026-03-01 00:00:00', end: null, upcoming: null, website, ...more },
        ],
      },
    });
  const old = withFields({}, '');
  for (const offer of old.project.offers) {
    delete offer.website;
    delete offer.repeats;
    delete offer.timezone;
  }
  const empty = withFields({ review: 0, additional_data: [], related_destinations: [] }, '');
  expect(changesBetween(old, empty)).toEqual([]);
  const filled = withFields({ review: 4, additional_data: [], related_destinations: [] }, 'https://offer.example');
  expect(changesBetween(old, filled).map(({ kind, changed }) => [kind, changed])).toEqual([
    ['destinations', 1],
    ['offers', 1],
  ]);
  const repeated = withFields({}, '', { repeats: 'FREQ=DAILY', timezone: 'Europe/London' });
  expect(changesBetween(old, repeated)).toEqual([{ kind: 'offers', added: 0, changed: 1, removed: 0 }]);
});
