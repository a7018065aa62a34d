import { rankByText } from '@/model/content/search/rankByText';
import { readIcons } from '@/model/floorPlan/archive/readIcons';
import { readLabels } from '@/model/floorPlan/labelsFile';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { type ReadFloor, readFloor } from '@/model/floorPlan/readFloor';
import { readUpload } from '@/model/floorPlan/readUpload';
import { ringArea } from '@/model/geometry/outline/ring';
import { isKnownColumn } from '@/model/importing/places/guessFields';
import { readTextTable } from '@/model/importing/tables/readTextTable';
import { gunzip } from '../../server/floorPlans/gunzip';
import type { Runner } from './publicCases';

const source = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (start: number, end: number) => bytes.subarray(start, end),
});

function floorOf(bytes: Uint8Array): ReadFloor {
  const reader = new ObjReader();
  reader.push(bytes);
  return readFloor({ file: 'case.obj', meshes: reader.finish(), materials: [], problems: [] });
}

function areasOf({ floorPlan: { names, ringStart, pointStart, points } }: ReadFloor): [name: string, area: number][] {
  return names.map((name, mesh) => {
    let area = 0;
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++)
      area += ringArea(points.subarray(pointStart[ring]! * 2, pointStart[ring + 1]! * 2));
    return [name, area];
  });
}

/** The areas that the text states, rooms first. */
const precise: Runner = async (input, read, expected) => {
  if (typeof input !== 'string') return null;
  const [room, wall] = [...expected.matchAll(/(\d+\.\d+) m2/g)].map(([, metres]) => Number(metres));
  const areas = areasOf(floorOf(await read(input)));
  const worst = Math.max(
    ...areas.map(([name, area]) => {
      const stated = name.startsWith('wall') ? wall : room;
      return stated === undefined ? 0 : Math.abs(area - stated) / stated;
    }),
  );
  return { isRight: worst < 0.01, words: `areas within ${(worst * 100).toFixed(2)} %` };
};

const unit: Runner = async (input, read, expected) => {
  if (typeof input !== 'string') return null;
  const { shape, problems } = floorOf(await read(input)).report;
  const isAsked = problems.some(({ code }) => code === 'unit-unsure');
  return {
    isRight: expected.startsWith(shape.unit) || isAsked,
    words: `${shape.unit}, confidence ${shape.confidence}`,
  };
};

const materials: Runner = async (input, read, expected) => {
  if (typeof input !== 'string') return null;
  const { floorPlan } = await readUpload(source(await read(input)), gunzip);
  const colour = floorPlan.colours[0]!.toString(16).padStart(6, '0');
  return { isRight: expected.startsWith(colour), words: colour };
};

/** A labels file as `mesh -> text` pairs, or an archive of icons as names, between commas. */
const bytes: Runner = async (input, read, expected) => {
  if (typeof input !== 'string') return null;
  const content = await read(input);
  const found = input.endsWith('.zip')
    ? (await readIcons(source(content), gunzip)).icons.map(({ name }) => name)
    : readLabels(content).labels.map(({ mesh, text }) => `${mesh} -> ${text}`);
  return { isRight: found.join(', ') === expected, words: found.join(', ') };
};

/** All files that the text names, by the folder and the beginning of the first. */
const separators: Runner = async (input, read) => {
  if (typeof input !== 'string') return null;
  const [path = ''] = input.split(',');
  const { columns, rows } = readTextTable(await read(path), isKnownColumn);
  const wanted = ['name', 'description'].map((name) => columns.indexOf(name));
  const isRight = rows.length > 0 && rows.every(({ cells }) => wanted.every((at) => cells[at]));
  return { isRight, words: isRight ? `${rows.length} rows with name and description` : columns.join(', ') };
};

/** Names in another form are found by what people type. */
export const iconForms: Runner = async (input, read) => {
  if (typeof input !== 'string') return null;
  const { icons } = await readIcons(source(await read(input)), gunzip);
  const lost = icons.filter(({ name }) => rankByText([name], name.normalize('NFC'), (one) => [one]).length === 0);
  const isRight = lost.length === 0 && icons.every(({ name }) => name === name.normalize('NFC'));
  return { isRight, words: icons.map(({ name }) => name).join(', ') };
};

export const fileRunners: Readonly<Record<string, Runner>> = {
  K1: precise,
  K2: unit,
  K3: materials,
  K4: bytes,
  K21: separators,
};
