import { describe, expect, it } from 'vitest';
import { MeshError } from '@/model/floorPlan/meshError';
import { factsOfSet, planOfSet } from '@/model/floorPlan/sources/dxf/drawingSet';
import { label, rectangle, smallDrawing, writeDxf } from '../../../../support/dxfWriter';
import { openDxf } from '../../../../support/openDxf';

const drawn = async (filename: string, content: string) => ({ filename, drawing: await openDxf(content) });
/** Rooms without doors, in a file that names no unit, with these units in a metre. */
const attic = (perMetre = 1) =>
  writeDxf({
    entities: [0, 1].flatMap((at) => [
      rectangle('RAUM', 6 * perMetre * at, 0, 6 * perMetre, 8 * perMetre),
      label('RAUMTEXT', (6 * at + 3) * perMetre, 4 * perMetre, `Attic ${'AB'[at]}`),
    ]),
  });
const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof MeshError ? error.fault : error;
  }
  return null;
};

describe('drawings of several floors', () => {
  it('[BP39] have their layers together, and one unit', async () => {
    const set = [await drawn('eg.dxf', smallDrawing({ unit: 6 })), await drawn('dg.dxf', attic(1000))];
    const { layers, unit, picture } = factsOfSet(set);
    expect(layers.find(({ name }) => name === 'RAUM')?.counts.outlines).toBe(6);
    expect(layers.find(({ name }) => name === 'RAUM')?.guess).toBe('room');
    // The attic names none and has no doors: it is asked, and the other one tells what is likely.
    expect(unit).toMatchObject({ named: null, likely: 'm', isUnsure: true });
    expect(picture).toEqual(factsOfSet(set.slice(0, 1)).picture);
  });

  it('[BP39] are refused where they are certainly in different units', async () => {
    const set = [
      await drawn('eg.dxf', smallDrawing({ unit: 6 })),
      await drawn('og.dxf', smallDrawing({ unit: 4, times: 1000 })),
    ];
    expect(codeOf(() => factsOfSet(set))).toMatchObject({ code: 'drawings-differ-in-unit' });
    const same = [set[0]!, await drawn('og.dxf', smallDrawing({ unit: 6 }))];
    expect(factsOfSet(same).unit).toMatchObject({ likely: 'm', isUnsure: false });
  });

  it('[BP39] become a floor each by the same choices, with what is left out counted together', async () => {
    const set = [await drawn('eg.dxf', smallDrawing({ unit: 6 })), await drawn('dg.dxf', attic())];
    const kinds = { RAUM: 'room', RAUMTEXT: 'label' } as const;
    const { plan, gaps } = planOfSet(set, { unit: 'm', kinds });
    expect(plan.floors.map(({ spaces }) => spaces.length)).toEqual([4, 2]);
    expect(new Set(plan.floors.map(({ id }) => id)).size).toBe(2);
    expect(gaps.count).toBe(0);
    const alone = planOfSet(set.slice(0, 1), { unit: 'm', kinds }).plan.leftOut;
    expect(plan.leftOut).toEqual(alone);
    const twice = planOfSet([set[0]!, set[0]!], { unit: 'm', kinds }).plan.leftOut;
    expect(twice.map(({ reason, kind, count }) => [reason, kind, count])).toEqual(
      alone.map(({ reason, kind, count }) => [reason, kind, 2 * count]),
    );
  });

  it('[BP39] say which of them has nothing that comes in', async () => {
    const set = [await drawn('eg.dxf', smallDrawing({ unit: 6 })), await drawn('dg.dxf', attic())];
    const choices = { unit: 'm', kinds: { TÜR: 'door' } } as const;
    expect(codeOf(() => planOfSet(set, choices))).toMatchObject({
      code: 'in-file',
      values: { file: 'dg.dxf', cause: { code: 'no-outlines-chosen' } },
    });
    expect(codeOf(() => planOfSet(set.slice(1), choices))).toMatchObject({ code: 'no-outlines-chosen' });
  });
});
