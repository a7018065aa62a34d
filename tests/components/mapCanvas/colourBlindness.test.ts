import { describe, expect, it } from 'vitest';
import { MAP_COLOURS, type MapColours } from '@/components/mapCanvas/mapColours';

type Rgb = readonly [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as unknown as Rgb;

/** Matrices for full severity of Machado, Oliveira and Fernandes 2009, for linear RGB. */
const SIMULATIONS: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance of two linear colours in OKLab; 0.02 is just noticeable. */
function distance(one: Rgb, other: Rgb): number {
  const lab = ([r, g, b]: Rgb): Rgb => {
    const l = Math.cbrt(Math.max(0, 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b));
    const m = Math.cbrt(Math.max(0, 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b));
    const s = Math.cbrt(Math.max(0, 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b));
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Entries of the legend that share a shape: lines, then areas. A problem has its own shape, a path of stairs is dashed. */
const ALIKE: readonly (readonly [string, (colours: MapColours) => readonly string[]])[] = [
  ['paths and route', ({ path, stairs, route }) => [path, stairs, route]],
  ['route and kept route', ({ route, keptRoute }) => [route, keptRoute]],
  ['wall, room and corridor', ({ wall, room, corridor }) => [wall, room.fill, corridor]],
  ['route and the guides of snapping', ({ route, guide }) => [route, guide]],
];
const LEAST = 0.03;

describe('the legend', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const [name, matrix] of Object.entries(SIMULATIONS))
      it.each(ALIKE)(`[CV58] in the ${theme} theme people with ${name} tell apart %s`, (_, coloursOf) => {
        const seen = coloursOf(MAP_COLOURS[theme]).map((colour) => {
          const rgb = rgbOf(colour);
          return matrix.map((row) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]) as unknown as Rgb;
        });
        for (const [at, one] of seen.entries())
          for (const other of seen.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(LEAST);
      });
});
