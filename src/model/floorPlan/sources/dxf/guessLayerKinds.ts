import { ringArea, ringContains } from '@/model/geometry/outline/ring';
import { byLayer } from './byLayer';
import type { FlatDrawing, FlatLine, FlatText } from './flatDrawing';
import type { LayerKind, LayerKinds } from './layerKind';

/**
 * Words of names of layers in several languages, the first that matches counts. Those of more than three letters may be
 * a part of a word, as in “RAUMTEXT”; shorter ones stand alone.
 */
const WORDS: readonly (readonly [kind: LayerKind, words: string])[] = [
  ['none', 'dim dims dimension bemass massst axis achse achsen grid raster patt patn schraffur viewport defpoints'],
  ['none', 'note notes title schriftfeld legend legende sheet frame hilfslin constr revision furniture-text'],
  ['label', 'label text txt iden anno name namen nummer number beschrift stempel etiquet texte testo tekst'],
  ['door', 'door tür tuer türen porte puerta porta deur dörr dør drzwi kapı tür'],
  ['lift', 'lift elev evtr aufzug fahrstuhl ascens hiss winda asansör heis'],
  ['escalator', 'escalator rolltrepp fahrtrepp roltrap'],
  ['stairs', 'stair strs treppe escalier escalera scala scale trap trappa schody merdiven'],
  ['toilet', 'wc wcs toilet toilette sanit restroom washroom'],
  ['furniture', 'furn möbel moebel mobilier mueble arred meubel equip einricht'],
  ['corridor', 'corridor korridor couloir pasillo corridoio hallway flur flure gang circulation verkehrsfl'],
  ['wall', 'wall wand wände waende mauer murs mur muro muri pared muur vägg ściana duvar partition glaz'],
  ['wall', 'fenster window fenêtre column stütze stuetze pfeiler'],
  ['service', 'shaft schacht technik storage lager utility mech'],
  ['room', 'room raum räume raeume area unit space rm rms pièce piece local locaux vano stanza habitac sala'],
  ['room', 'ruimte kamer rum pokoj oda zimmer nutzfl tenant store shop suite'],
  ['outline', 'outline umriss footprint gross gros contour kontur slab gebäude gebaeude building perimeter'],
];

const RULES = WORDS.map(([kind, words]) => ({ kind, words: words.split(' ') }));
/** Letters from which on a word counts within another. */
const LEAST_PART = 4;

/** The use of a layer by its name; null where that says nothing. A layer of another file has the name of that before `$`. */
export function kindOfLayerName(layer: string): LayerKind | null {
  const own = (layer.split('$').findLast((part) => part !== '') ?? layer)
    .replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFC');
  const words = new Set(own.split(/[^\p{L}]+/u));
  const has = (word: string) => words.has(word) || (word.length >= LEAST_PART && own.includes(word));
  return RULES.find((rule) => rule.words.some(has))?.kind ?? null;
}

/** Share of the outlines of a layer that have a text inside where they are rooms, and the fewest of those. */
const ROOM_SHARE = 0.6;
const LEAST_ROOMS = 2;
/** Outlines and texts of a layer that are compared; more would take longer and say the same. */
const SAMPLE = 400;

/**
 * The use of each layer of a drawing: by its name, else by its shape. Closed outlines with a text in most of them are
 * rooms; texts alone are labels where rooms have none; all else is left out. Layers that are turned off count as all others:
 * outlines of rooms are often drawn for their area alone.
 */
export function guessLayerKinds({ lines, texts }: FlatDrawing): LayerKinds {
  const outlines = byLayer(lines.filter(({ isClosed }) => isClosed));
  const [drawn, written] = [byLayer(lines), byLayer(texts)];
  const kindOf = (layer: string): LayerKind => {
    const byName = kindOfLayerName(layer);
    // A layer of texts alone holds no outlines, whatever it is called.
    if (byName !== null) return drawn.has(layer) || byName === 'none' ? byName : 'label';
    return isRoomLike(outlines.get(layer) ?? [], texts) ? 'room' : 'none';
  };
  const kinds = new Map([...drawn.keys(), ...written.keys()].map((layer) => [layer, kindOf(layer)]));
  const isLabelled = [...kinds].some(([layer, kind]) => kind === 'label' || (kind === 'room' && written.has(layer)));
  for (const layer of isLabelled ? [] : written.keys())
    if (!drawn.has(layer) && kindOfLayerName(layer) === null) kinds.set(layer, 'label');
  return Object.fromEntries(kinds);
}

function isRoomLike(outlines: readonly FlatLine[], texts: readonly FlatText[]): boolean {
  const sample = outlines.slice(0, SAMPLE).filter(({ points }) => Math.abs(ringArea(points)) > 0);
  if (sample.length < LEAST_ROOMS) return false;
  const near = texts.slice(0, SAMPLE * LEAST_ROOMS);
  const named = sample.filter(({ points }) => near.some(({ middle: [x, y] }) => ringContains(points, x, y)));
  return named.length >= LEAST_ROOMS && named.length >= sample.length * ROOM_SHARE;
}
