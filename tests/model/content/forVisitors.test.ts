import { expect, it } from 'vitest';
import type { Placement } from '@/contract/destinations/destinations';
import type { ProjectData, VisitorPromotion } from '@/contract/locations/projectData';
import { forVisitors } from '@/model/content/forVisitors';
import { below, type Random, seeded } from '../network/randomEdits';

const SECRET = 'Kestrel';

type Part = Pick<ProjectData, 'destinations' | 'events' | 'offers' | 'labels'>;

interface Place {
  readonly id: number;
  readonly of: number;
  readonly isHidden?: boolean;
  readonly related?: readonly number[];
  readonly inside?: Placement['sub_destinations'];
}

const place = ({ id, of, isHidden = false, related = [], inside = [] }: Place) => ({
  id,
  floor_id: 'ground',
  object_name: `room-${id}`,
  location_name: isHidden ? `${SECRET} ${of}` : `Shop ${of}`,
  destination: {
    parent_id: of,
    name: isHidden ? `${SECRET} ${of}` : `Shop ${of}`,
    related_destinations: [...related],
    ...(isHidden && { staff_only: true }),
  },
  sub_destinations: inside,
});
const data = (part: {
  places: readonly ReturnType<typeof place>[];
  offers?: readonly { id: number; destinations: readonly number[]; places?: readonly number[] }[];
  labels?: ProjectData['labels'];
}) =>
  ({
    destinations: part.places as unknown as Placement[],
    events: [],
    offers: (part.offers ?? []) as unknown as VisitorPromotion[],
    labels: part.labels,
  }) satisfies Part;

const HIDDEN = place({ id: 1, of: 10, isHidden: true });

it('[DE52] a destination for staff only is in no room, not related to others, and no label has its name', () => {
  const shown = forVisitors(
    data({
      places: [HIDDEN, place({ id: 2, of: 20, related: [10, 30] })],
      labels: [
        { floor_id: 'ground', object_name: 'room-1', text: 'Records' },
        { floor_id: 'upper', object_name: 'room-9', text: ` ${SECRET.toUpperCase()} 10 ` },
        { floor_id: 'ground', object_name: 'room-2', text: 'Shop 20' },
      ],
    }),
  );
  expect(shown.destinations.map(({ id, destination }) => [id, destination.related_destinations])).toEqual([[2, [30]]]);
  expect(shown.labels?.map(({ text }) => text)).toEqual(['Shop 20']);
});

it('[DE52] what is inside of a place, and what that belongs to, is left out too', () => {
  const part = (id: number, isHidden: boolean) => ({
    id,
    name: isHidden ? `${SECRET} ${id}` : `Counter ${id}`,
    logo: null,
    ...(isHidden && { staff_only: true }),
  });
  const inside = [
    part(40, true),
    { ...part(50, false), parent: part(60, true) },
    { ...part(70, false), parent: part(80, false) },
  ];
  const [shown] = forVisitors(data({ places: [place({ id: 2, of: 20, inside })] })).destinations;
  expect(shown?.sub_destinations).toEqual([{ ...part(50, false), parent: null }, inside[2]]);
});

it('[DE52] an offer of such a place alone is left out, and does not become one of the whole location', () => {
  const offers = [
    { id: 1, destinations: [10] },
    { id: 2, destinations: [10, 20] },
    { id: 3, destinations: [], places: [1] },
    { id: 4, destinations: [], places: [1, 2] },
    { id: 5, destinations: [], places: [] },
    { id: 6, destinations: [20], places: [1] },
  ];
  const shown = forVisitors(data({ places: [HIDDEN, place({ id: 2, of: 20 })], offers }));
  expect(shown.offers.map(({ id, destinations, places }) => [id, destinations, places])).toEqual([
    [2, [20], undefined],
    [4, [], [2]],
    [5, [], []],
    [6, [20], []],
  ]);
});

it('[DE52] data without such a place is the same', () => {
  const all = data({ places: [place({ id: 2, of: 20 })], labels: [] });
  expect(forVisitors(all)).toBe(all);
});

/** A location with places of both kinds that refer to each other. */
function scattered(random: Random) {
  const hidden = Array.from({ length: 12 }, () => random() < 0.4);
  const isHidden = (of: number) => hidden[of] === true;
  const anyOf = (count: number) => Array.from({ length: count }, () => below(random, 12));
  const part = (id: number) => ({
    id,
    name: isHidden(id) ? `${SECRET} ${id}` : `Shop ${id}`,
    logo: null,
    ...(isHidden(id) && { staff_only: true }),
  });
  const places = Array.from({ length: 20 }, (_, id) => {
    const of = below(random, 12);
    const inside = anyOf(below(random, 3)).map((one) => ({ ...part(one), parent: part(below(random, 12)) }));
    return place({ id, of, isHidden: isHidden(of), related: anyOf(below(random, 4)), inside });
  });
  const labels = places.map(({ object_name, location_name }) => ({
    floor_id: 'ground',
    object_name,
    text: location_name,
  }));
  const offers = Array.from({ length: 8 }, (_, id) => ({
    id,
    destinations: anyOf(below(random, 3)),
    places: anyOf(below(random, 2)),
  }));
  return { all: data({ places, labels, offers }), isHidden };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  '[DE52] nothing of them is left in any location, seed %i',
  (seed) => {
    const { all, isHidden } = scattered(seeded(seed));
    const shown = forVisitors(all);
    expect(JSON.stringify(shown)).not.toMatch(/Kestrel|staff_only/);
    expect(shown.destinations.map(({ id }) => id)).toEqual(
      all.destinations.filter(({ destination }) => !isHidden(destination.parent_id)).map(({ id }) => id),
    );
    expect(forVisitors(shown)).toBe(shown);
    const wide = ({ destinations, places = [] }: VisitorPromotion) => destinations.length + places.length === 0;
    expect(shown.offers.filter(wide).map(({ id }) => id)).toEqual(all.offers.filter(wide).map(({ id }) => id));
  },
);
