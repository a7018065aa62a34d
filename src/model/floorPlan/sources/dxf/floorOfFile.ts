import type { PlanFloor } from '../buildingPlan';

/** Words for the floor at street level, above and below it, in names of files. */
const GROUND = /(?:^|[^\p{L}])(?:eg|gf|rdc|ground|erdgeschoss|rez|begane|parterre|planta baja)(?:$|[^\p{L}])/iu;
const BELOW = /(?:ug|keller|basement|untergeschoss|sous-sol|sótano)/iu;
const NUMBER =
  /(\d+)\s*[.\-_]?\s*(?:og|ug|obergeschoss|untergeschoss|floor|level|stock|etage|étage)|(?:floor|level|etage|geschoss|ebene|og|ug|keller|basement)\s*[.\-_]?\s*(-?\d+)/iu;
/** Letters of a short name. */
const SHORT = 4;

/** The floor that a drawing is, by the name of its file: “Haus A 1. OG.dxf” is the first floor. At street level where that says nothing. */
export function floorOfFile(filename: string): Pick<PlanFloor, 'name' | 'shortname' | 'ordinal'> {
  const name = filename.replace(/\.dxf$/i, '').trim() || 'Floor';
  const words = name.replace(/[_-]+(?=\p{L})|(?<=\p{L})[_-]+/gu, ' ');
  const number = NUMBER.exec(words);
  const ordinal = number ? Number(number[1] ?? number[2]) : BELOW.test(words) ? 1 : 0;
  const isBelow = BELOW.test(words) && ordinal > 0;
  if (GROUND.test(words) || ordinal === 0) return { name, shortname: number ? '0' : shortOf(name), ordinal: 0 };
  return { name, shortname: String(isBelow ? -ordinal : ordinal), ordinal: isBelow ? -ordinal : ordinal };
}

const shortOf = (name: string): string =>
  GROUND.test(name.replace(/_/g, ' ')) ? '0' : [...name].slice(0, SHORT).join('');
