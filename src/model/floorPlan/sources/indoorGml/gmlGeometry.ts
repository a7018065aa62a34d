import { elementsIn, type XmlElement } from './xmlElements';

/** A position in the axes of the file; its height is 0 where it has none. */
export type GmlPoint = readonly [x: number, y: number, z: number];

/** A flat face: its outer ring, then its holes. */
export type GmlPolygon = readonly (readonly GmlPoint[])[];

const FACES = new Set(['Polygon', 'PolygonPatch', 'Triangle', 'Rectangle']);

const numbersIn = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);

/** The positions below an element, in their order: `pos`, `posList` or `coordinates`. Empty where one is no number. */
export function pointsOf(element: XmlElement): readonly GmlPoint[] {
  const points: GmlPoint[] = [];
  for (const { name, text, attributes } of elementsIn(element)) {
    if (name !== 'pos' && name !== 'posList' && name !== 'coordinates') continue;
    const numbers = numbersIn(text);
    if (!numbers.every(Number.isFinite)) return [];
    const told = Number(attributes.srsDimension ?? attributes.dimension);
    const isFlat = told === 2 || (told !== 3 && numbers.length % 3 !== 0) || numbers.length === 2;
    const step = isFlat ? 2 : 3;
    for (let at = 0; at + step <= numbers.length; at += step)
      points.push([numbers[at]!, numbers[at + 1]!, isFlat ? 0 : numbers[at + 2]!]);
  }
  return points;
}

/** The id that a reference inside of the file names; null for every other. */
export const refOf = (element: XmlElement | undefined): string | null => {
  const href = element?.attributes.href;
  return href?.startsWith('#') ? href.slice(1) : null;
};

/** The faces of a geometry; those that it shares with another one as the ids of them. */
export function facesOf(element: XmlElement): readonly (string | { readonly id: string; readonly face: GmlPolygon })[] {
  if (FACES.has(element.name)) {
    const rings = element.children.filter(({ name }) => name === 'exterior' || name === 'interior').map(pointsOf);
    return [{ id: element.attributes.id ?? '', face: rings.filter((ring) => ring.length > 3) }];
  }
  const isShared = element.name === 'surfaceMember' || element.name === 'baseSurface';
  const ref = isShared ? refOf(element) : null;
  return ref === null ? element.children.flatMap(facesOf) : [ref];
}
