import { z } from 'zod';
import { commandOf } from '@/components/shortcuts';
import { mailAddress } from '@/contract/emailAddress';
import { openingState } from '@/model/content/hours/openingState';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { containsText } from '@/model/content/search/listOrder';
import { searchPlaces } from '@/model/content/search/searchPlaces';
import { compareNames } from '@/model/content/search/sortKey';
import { truncate } from '@/model/content/truncate';
import { mergeNodes } from '@/model/network/edits/mergeNodes';
import { createNetwork, edgeId, floorId, groupId, type Network, nodeId } from '@/model/network/network';
import { findRoute } from '@/model/routing/findRoute';
import { legTurns } from '@/model/routing/legTurns';
import { RouteSession } from '@/model/routing/routeSession';
import { parseJsonFeed } from '@/model/sources/parseJsonFeed';
import { appleCsv } from '../../server/exports/appleCsv';
import { hashPassword, verifyPassword } from '../../server/routes/session/passwordHash';
import type { Answer, Runner } from './publicCases';
import { iconForms } from './publicFileCases';

/** A runner for inputs of one shape; it leaves others alone. */
const runner =
  <Shape>(shape: z.ZodType<Shape>, run: (input: Shape, expected: string) => Answer | Promise<Answer>): Runner =>
  (input, _read, expected) => {
    const parsed = shape.safeParse(input);
    return parsed.success ? run(parsed.data, expected) : null;
  };

const oneSearch = z.object({ name: z.string(), query: z.string() });
const manySearches = z.object({ names: z.array(z.string()), queries: z.array(z.string()) });

const found: Runner = runner(z.union([oneSearch, manySearches]), (input) => {
  const pairs =
    'name' in input ? [[input.name, input.query]] : input.names.map((name, at) => [name, input.queries[at] ?? '']);
  const lost = pairs.filter(([name = '', query = '']) => {
    const place = { id: 1, name, categories: [], tags: [] };
    return !containsText(name, query) || searchPlaces([place], query).length === 0;
  });
  return { isRight: lost.length === 0, words: lost.length === 0 ? 'found' : `not found: ${lost.flat().join(', ')}` };
});

const sorted: Runner = runner(z.array(z.string()), (names, expected) => {
  const order = [...names].sort(compareNames).join(', ');
  return { isRight: order === expected, words: order };
});

const password: Runner = runner(z.object({ set: z.string(), typed: z.string() }), async ({ set, typed }) => {
  const hashed = await hashPassword(set.normalize('NFC'));
  const isRight = (await verifyPassword(hashed, typed.normalize('NFD'))) && (await verifyPassword(hashed, typed));
  return { isRight, words: isRight ? 'accepted in both forms' : 'refused' };
});

const mail: Runner = runner(z.string(), (address) => {
  const stored = mailAddress(address);
  return { isRight: stored !== null, words: stored ?? 'refused' };
});

/** Hours as `18:00-04:00` or `closed` by day. */
const lateHours: Runner = runner(z.record(z.string(), z.string()), (days) => {
  const hours = Object.fromEntries(
    Object.entries(days).map(([day, text]) => {
      const [oh = '', ch = ''] = text === 'closed' ? [] : text.split('-');
      return [day, { text: '', value: text !== 'closed', oh, ch }];
    }),
  );
  const written = osmOpeningHours(hours);
  return { isRight: !/[;]| off/.test(written) && written !== '', words: written };
});

const endOfDay: Runner = runner(z.object({ 'every day': z.string(), at: z.string() }), (input, expected) => {
  const [oh = '', ch = ''] = input['every day'].split('-');
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, { text: '', value: true, oh, ch }]));
  const { kind } = openingState(week, Date.parse(`2026-03-02T${input.at}Z`), 'UTC');
  return { isRight: kind === expected, words: kind };
});

const layout: Runner = runner(z.object({ key: z.string(), code: z.string() }), (input, expected) => {
  const event = { ...input, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const command = commandOf(event, 'editor', 'on');
  const words = command?.split('.') ?? [];
  return { isRight: words.length > 0 && words.every((word) => expected.includes(word)), words: command ?? 'nothing' };
});

const merging = z.object({ edges: z.array(z.string()), merge: z.array(z.number()) });

/** Paths as `1->2 one-way` or `1-2`; every route between two nodes must be there after the merge. */
const united: Runner = runner(merging, ({ edges, merge }) => {
  const paths = edges.map((text) => {
    const [, from = '', arrow = '', to = ''] = /^(\d+)(->?)(\d+)/.exec(text) ?? [];
    return { from: Number(from), to: Number(to), isOneWay: arrow === '->' };
  });
  const ids = [...new Set(paths.flatMap(({ from, to }) => [from, to]))];
  const before = networkOf(ids, paths);
  const [kept = 0, ...others] = merge;
  const after = mergeNodes(nodeId(kept), others.map(nodeId))(before);
  const moved = (id: number) => (others.includes(id) ? kept : id);
  const hasRoute = (network: Network, from: number, to: number) =>
    findRoute(new RouteSession(network, []), [nodeId(from)], [nodeId(to)]) !== null;
  const lost = ids.flatMap((from) =>
    ids
      .filter((to) => hasRoute(before, from, to) && !hasRoute(after, moved(from), moved(to)))
      .map((to) => `${from}->${to}`),
  );
  return { isRight: lost.length === 0, words: lost.length === 0 ? 'no route is lost' : `lost ${lost.join(', ')}` };
});

const lift = z.object({ nodes: z.string(), paths: z.array(z.string()), lift: z.array(z.number()) });

/** Nodes as `1(0,0)`, those behind `on G` above; a path around has a node at the side, so that it has the stated metres. */
const twoDoors: Runner = runner(lift, ({ nodes, paths, lift: stops }) => {
  const [below = ''] = nodes.split(' on G');
  const places = [...nodes.matchAll(/(\d+)\(([\d.]+),([\d.]+)\)/g)].map(([text, id, x, y]) => ({
    id: Number(id),
    x: Number(x),
    y: Number(y),
    isBelow: below.includes(text),
  }));
  const [, from = '', side = '', to = '', metres = ''] =
    /(\d+)-(\d+)-(\d+) around, ([\d.]+) m/.exec(paths.join(' ')) ?? [];
  const [one, other] = [from, to].map((id) => places.find((place) => place.id === Number(id)));
  if (one && other) {
    const half = (other.x - one.x) / 2;
    places.push({
      id: Number(side),
      x: one.x + half,
      y: Math.sqrt((Number(metres) / 2) ** 2 - half ** 2),
      isBelow: true,
    });
  }
  const ends = paths.flatMap((path) => {
    const ids = path.split(' ')[0]!.split('-').map(Number);
    return ids.slice(1).map((id, at) => ({ from: ids[at]!, to: id, isOneWay: false }));
  });
  const flat = networkOf([], ends);
  const network: Network = {
    ...flat,
    nodes: new Map(
      places.map(({ id, x, y, isBelow }) => [
        nodeId(id),
        { ...nodeAt(id), x, y, z: isBelow ? 0 : 4, floor: floorId(isBelow ? 'G' : '1') },
      ]),
    ),
    groups: new Map([
      [
        groupId(1),
        {
          id: groupId(1),
          name: 'Lift',
          travel: 'lift',
          type: 'BI',
          weight: 0,
          multiplier: 1,
          nodes: stops.map(nodeId),
        },
      ],
    ]),
  };
  const route = findRoute(new RouteSession(network, []), [nodeId(1)], [nodeId(4)]);
  return { isRight: route?.changes.length === 0, words: route?.nodes.join('-') ?? 'no route' };
});

const nodeAt = (id: number) => ({
  id: nodeId(id),
  floor: floorId('G'),
  x: id,
  y: 0,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});

function networkOf(ids: readonly number[], paths: readonly { from: number; to: number; isOneWay: boolean }[]): Network {
  return createNetwork(
    ids.map(nodeAt),
    paths.map(({ from, to, isOneWay }, at) => ({
      id: edgeId(at + 1),
      from: nodeId(from),
      to: nodeId(to),
      travel: ['walk'],
      direction: isOneWay ? 1 : 0,
      weight: 0,
      multiplier: 1,
      multiplierZ: 1,
    })),
  );
}

const turns: Runner = runner(z.array(z.tuple([z.number(), z.number()])), (points, expected) => {
  const steps = legTurns(points.map(([x, y]) => ({ x, y }))).map(({ turn }) => turn);
  const isStraight = steps.every((turn) => turn === 'ahead');
  return { isRight: isStraight === (expected === 'straight on'), words: steps.join(', ') };
});

const phone: Runner = runner(z.object({ phone: z.string() }), (input) => {
  const level = { name: 'Ground', shortname: 'G', ordinal: 0 };
  const text = appleCsv(
    [
      {
        ...{ id: 1, name: 'Shop', description: '', category: null, otherCategories: [], unit: '', building: '' },
        ...{ level, position: null, hours: null, phone: input.phone, website: '', status: null },
      },
    ],
    { name: 'Venue', address: null },
  );
  const isRight = text.split(/[,\r\n]/).includes(input.phone);
  return { isRight, words: isRight ? input.phone : text };
});

const cut: Runner = runner(z.object({ text: z.string(), most: z.number() }), ({ text, most }) => {
  const short = truncate(text, most);
  return { isRight: short.length <= most && !/[\ud800-\udfff]/u.test(short), words: short };
});

const feedIds: Runner = runner(z.string(), (text) => {
  const ids = [...text.matchAll(/"id":\s*(\d+)/g)].map(([, id]) => id);
  const { rows } = parseJsonFeed(text, { items_path: 'items', mapping: { external_id: 'id', name: 'name' }, tags: [] });
  const read = rows.map(({ externalId }) => externalId);
  return { isRight: read.join() === ids.join(), words: read.join(', ') };
});

export const valueRunners: Readonly<Record<string, Runner>> = {
  K5: found,
  K6: sorted,
  K7: (input, read, expected) => (typeof input === 'string' ? iconForms : password)(input, read, expected),
  K8: mail,
  K9: lateHours,
  K10: endOfDay,
  K11: layout,
  K16: united,
  K17: turns,
  K18: phone,
  K19: cut,
  K22: twoDoors,
  K23: feedIds,
};
