import { describe, expect, it } from 'vitest';
import { drawingFacts } from '@/model/floorPlan/sources/dxf/drawingFacts';
import { kindOfLayerName } from '@/model/floorPlan/sources/dxf/guessLayerKinds';
import { entity, label, line, rectangle, smallDrawing, writeDxf } from '../../../../support/dxfWriter';
import { openDxf } from '../../../../support/openDxf';

const facts = async (content: string) => drawingFacts(await openDxf(content));
const guesses = async (content: string) =>
  Object.fromEntries((await facts(content)).layers.map(({ name, guess }) => [name, guess]));

describe('the use of layers', () => {
  it.each([
    ['A-AREA', 'room'],
    ['RAUM', 'room'],
    ['RM$', 'room'],
    ['UNITS', 'room'],
    ['Pièces', 'room'],
    ['A-AREA-IDEN', 'label'],
    ['RAUMTEXT', 'label'],
    ['WAND', 'wall'],
    ['A-WALL', 'wall'],
    ['xref-house$0$A-WALL', 'wall'],
    ['A-WALL-PATT', 'none'],
    ['TÜR', 'door'],
    ['T\u0055\u0308R', 'door'],
    ['InnenTüren', 'door'],
    ['A-DOOR', 'door'],
    ['Treppen', 'stairs'],
    ['A-FLOR-STRS', 'stairs'],
    ['AUFZUG', 'lift'],
    ['Rolltreppe', 'escalator'],
    ['WC', 'toilet'],
    ['Flur', 'corridor'],
    ['UMRISS', 'outline'],
    ['Bemassung', 'none'],
    ['Defpoints', 'none'],
    ['0', null],
    ['Alarm', null],
  ])('[BP27] %s is guessed by its name: %s', (name, kind) => {
    expect(kindOfLayerName(name)).toBe(kind);
  });

  it('[BP27] closed outlines with a text in most of them are rooms; texts alone are their names', async () => {
    const rooms = [0, 1, 2, 3].map((at) => rectangle('L1', 5 * at, 0, 4, 4));
    const words = [0, 1, 2].map((at) => label('L2', 5 * at + 2, 2, `Room ${at}`));
    const fittings = [0, 1, 2].map((at) => rectangle('L3', 5 * at, 50, 1, 1));
    expect(await guesses(writeDxf({ entities: [...rooms, ...words, ...fittings] }))).toEqual({
      L1: 'room',
      L2: 'label',
      L3: 'none',
    });
    expect(await guesses(writeDxf({ entities: [...rooms, words[0]!, ...fittings] }))).toMatchObject({ L1: 'none' });
  });

  it('[BP27] layers have counts and samples, those that come in first; one that is turned off says so', async () => {
    const { layers } = await facts(smallDrawing({ unit: 6 }));
    expect(layers.map(({ name, guess }) => [name, guess])).toEqual([
      ['RAUMTEXT', 'label'],
      ['RAUM', 'room'],
      ['TÜR', 'door'],
      ['UMRISS', 'outline'],
      ['WAND', 'wall'],
      ['ZONE-7', 'none'],
      ['NOTES', 'none'],
    ]);
    expect(layers[0]).toMatchObject({
      counts: { outlines: 0, lines: 0, texts: 5 },
      samples: ['Reading room', 'Studio', 'Kitchen'],
      isHidden: false,
    });
    const two = [line('A', 0, 0, 1, 1), line('B', 0, 0, 1, 1)];
    const hidden = async (...off: string[]) =>
      (await facts(writeDxf({ off, entities: two }))).layers.map((one) => one.isHidden);
    expect(await hidden('B')).toEqual([false, true]);
    // Some programs turn all of them off in what they write.
    expect(await hidden('A', 'B')).toEqual([false, false]);
  });
});

describe('the unit', () => {
  const unit = async (...given: Parameters<typeof smallDrawing>) => (await facts(smallDrawing(...given))).unit;

  it.each([
    [{ unit: 4, times: 1000 }, 'mm'],
    [{ unit: 6, times: 1 }, 'm'],
    [{ unit: 5, times: 100 }, 'cm'],
    [{ unit: 1, times: 1 / 0.0254 }, 'in'],
  ] as const)('[BP28] that the file names counts where doors have their size in it: %j', async (given, likely) => {
    expect(await unit(given)).toMatchObject({ named: likely, likely, isUnsure: false });
  });

  it.each([
    [{ unit: 4, times: 1 }, 'mm', 'm'],
    [{ unit: 6, times: 1000 }, 'm', 'mm'],
    [{ unit: 4, times: 1 / 0.0254 }, 'mm', 'in'],
  ] as const)('[BP28] is asked where doors would be of another size: %j', async (given, named, likely) => {
    const found = await unit(given);
    expect(found).toMatchObject({ named, likely, isUnsure: true });
    expect(found.door).toBeCloseTo(0.9 * given.times, 3);
  });

  it('[BP28] that the file does not name follows from doors, and is asked without any', async () => {
    expect(await unit({ times: 1000 })).toMatchObject({ named: null, likely: 'mm', isUnsure: false });
    const bare = [rectangle('RAUM', 0, 0, 60, 40), rectangle('RAUM', 60, 0, 60, 40)];
    expect((await facts(writeDxf({ entities: bare }))).unit).toMatchObject({ named: null, door: null, isUnsure: true });
  });

  it('[BP28] follows from the swings of doors where their layer says nothing', async () => {
    const swing = (x: number) => entity('ARC', 'L5', [10, x], [20, 0], [40, 800], [50, 0], [51, 90]);
    const tap = (x: number) => entity('ARC', 'L6', [10, x], [20, 0], [40, 50], [50, 0], [51, 90]);
    const entities = [
      rectangle('RAUM', 0, 0, 20_000, 9000),
      ...[1, 2, 3].flatMap((at) => [swing(at * 3000), tap(at * 3000)]),
    ];
    expect((await facts(writeDxf({ unit: 6, entities }))).unit).toMatchObject({
      door: 800,
      likely: 'mm',
      isUnsure: true,
    });
  });

  it('[BP28] stays as named where neither doors nor size speak for another', async () => {
    const entities = [
      rectangle('RAUM', 0, 0, 70_000, 70_000),
      ...[1, 2, 3].map((at) => rectangle('DOORS', at * 9000, 0, 6000, 100)),
    ];
    expect((await facts(writeDxf({ unit: 4, entities }))).unit).toMatchObject({ likely: 'mm', isUnsure: false });
  });
});

it('[BP27] the picture has the lines of each layer, outlines apart, and is not made small by a stray line', async () => {
  const rooms = Array.from({ length: 400 }, (_one, at) => rectangle('ROOMS', at % 20, Math.floor(at / 20), 1, 1));
  const { picture } = await facts(writeDxf({ entities: [...rooms, line('STRAY', 9e6, 9e6, 9e6, 9e6 + 1)] }));
  expect(picture.viewBox).toBe('-20 -20 1040 1040');
  expect(picture.paths.map(({ layer, outlines, lines }) => [layer, outlines === '', lines === ''])).toEqual([
    ['ROOMS', false, true],
    ['STRAY', true, false],
  ]);
  expect(picture.paths[0]?.outlines.startsWith('M0 1000L50 1000L50 950L0 950Z')).toBe(true);
});
