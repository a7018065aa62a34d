import { zipSync } from 'fflate';
import type { ProjectData } from '@/contract/locations/projectData';
import type { ProjectDetails, ProjectSettings } from '@/contract/locations/projectDetails';
import { additionalDataType } from '@/model/content/categories/additionalDataTypes';
import { APPLE_CATEGORIES } from '@/model/content/categories/appleCategories';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';
import { kindHints } from '@/model/content/rooms/kindHints';
import { shownLabels } from '@/model/content/rooms/shownLabels';
import { keyOfText, type Translations } from '@/model/content/visitorTexts';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { namedPlace } from '../namedPlace';
import { positionsOf, scaleDoubt } from '../occupants';
import { floorsToExport } from '../sheetsOf';
import { imdfArchive } from './imdfArchive';
import { findingTexts } from './imdfFindings';
import type { LabelOf } from './labelOf';
import type { ImdfFloor } from './levelFeatures';
import type { OnEarth } from './meshGeometry';
import type { ImdfOccupant } from './occupantFeatures';
import { onEarthFrom } from './onEarthFrom';

/** The state of a location that its archive is written from. */
export interface ImdfContent {
  readonly data: ProjectData;
  readonly details: ProjectDetails & { readonly settings: ProjectSettings };
  /** By the id of the destination. */
  readonly destinations: ReadonlyMap<
    number,
    {
      readonly primaryAppleCategory: string | null;
      readonly additionalData: readonly { readonly type: string | number; readonly value: string }[];
    }
  >;
  /** Texts in other languages, by their tags and `keyOfText`. */
  readonly translations: Readonly<Record<string, Translations>>;
}

/** An archive, and what is doubtful about it. */
export interface ImdfArchive {
  readonly bytes: Uint8Array;
  readonly notes: readonly string[];
}

/** The language of the texts of a location that have no translation. */
const LANGUAGE = 'en';
const CATEGORY_NAMES: ReadonlyMap<string, string> = new Map(APPLE_CATEGORIES.map(({ uuid, name }) => [uuid, name]));
/** Zip archives have no earlier time. */
const EARLIEST = new Date(1980, 0, 1);

/**
 * The archive of a location and what is doubtful about it; null where nobody has said where on earth it is. Two archives
 * of one state have the same bytes.
 * @param plans by the uuid of the floor
 */
export function writeImdf(content: ImdfContent, plans: ReadonlyMap<string, FloorPlan>): ImdfArchive | null {
  const { data, details } = content;
  const labelOf: LabelOf = ({ kind, record, text }) => ({
    [LANGUAGE]: text,
    ...Object.fromEntries(
      Object.entries(content.translations).flatMap(([language, texts]) => {
        const translated = texts[keyOfText({ kind, record, field: 'name' })];
        return translated ? [[language, translated] as const] : [];
      }),
    ),
  });
  const shapes = floorsToExport(data.location.buildings).flatMap(({ floor }) => {
    const plan = plans.get(floor.uuid);
    const hints = kindHints(data.labels, data.meshes, floor.uuid);
    return plan ? [{ floor, plan, shape: drawnFloor(plan, hints) }] : [];
  });
  const known = positionsOf(details.settings);
  const approximate = around(
    details.settings,
    shapes.map(({ shape }) => shape.index.box),
  );
  const drawn = new Map<string, ImdfFloor>();
  let isApproximate = false;
  for (const { floor, plan, shape } of shapes) {
    const placed = known ?? (plan.place ? onEarthFrom(plan.place) : null);
    const onEarth = placed ?? approximate;
    if (!onEarth) return null;
    isApproximate ||= placed === null;
    const { uuid, name, shortname, order } = floor;
    drawn.set(uuid, {
      uuid,
      name,
      shortname,
      ordinal: order,
      drawn: shape,
      labels: shownLabels(data.labels, data.destinations.map(namedPlace), uuid),
      onEarth,
    });
  }
  const floors = data.location.buildings.flatMap((building) => building.floors);
  const { files, findings } = imdfArchive({
    venue: {
      uuid: data.location.uuid,
      name: details.name,
      address: details.settings.address,
      hours: osmOpeningHours(details.opening_hours),
    },
    buildings: data.location.buildings.map(({ uuid, name, floors: own }) => ({
      uuid,
      name,
      floors: own.flatMap((floor) => drawn.get(floor.uuid) ?? []),
    })),
    occupants: occupantsOfPlaces(content, drawn),
    labelOf,
    language: LANGUAGE,
    created: floors.map((floor) => floor.plan_updated_at ?? '').reduce((one, other) => (one > other ? one : other), ''),
  });
  if (isApproximate) findings.counts.set('approximate', 1);
  const doubt = scaleDoubt(details.settings);
  if (doubt !== null) findings.counts.set('scale', Math.round(Math.abs(doubt) * 100));
  if (drawn.size < floors.length) findings.counts.set('noPlan', floors.length - drawn.size);
  const encoder = new TextEncoder();
  const entries = Object.fromEntries([...files].map(([name, text]) => [name, encoder.encode(text)]));
  return { bytes: zipSync(entries, { mtime: EARLIEST }), notes: findingTexts(findings) };
}

type Settings = ImdfContent['details']['settings'];

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The middle of all floors, which lie above each other, at the position of the location; null where it has none. */
function around({ lat, lon }: Settings, boxes: readonly Box[]): OnEarth | null {
  if (lat === null || lon === null) return null;
  const middleOf = (least: number[], most: number[]) => (Math.min(...least) + Math.max(...most)) / 2;
  const middle = {
    x: middleOf(
      boxes.map(({ minX }) => minX),
      boxes.map(({ maxX }) => maxX),
    ),
    y: middleOf(
      boxes.map(({ minY }) => minY),
      boxes.map(({ maxY }) => maxY),
    ),
  };
  const onEarth = onEarthFrom({ lat, lon, north: 0 });
  return ({ x, y }) => onEarth({ x: x - middle.x, y: y - middle.y });
}

function occupantsOfPlaces(
  { data, destinations }: ImdfContent,
  floors: ReadonlyMap<string, ImdfFloor>,
): ImdfOccupant[] {
  return data.destinations.map(({ floor_id, object_name, destination }) => {
    const floor = floors.get(floor_id);
    const details = destinations.get(destination.parent_id);
    const dataOf = (name: string) =>
      details?.additionalData.find(({ type }) => additionalDataType(type)?.name === name)?.value ?? '';
    const mesh = floor?.drawn.meshByName.get(object_name) ?? -1;
    const { anchors } = floor?.drawn.floorPlan ?? { anchors: [] };
    return {
      destination: destination.parent_id,
      name: destination.name,
      floor: floor_id,
      mesh: object_name,
      category: CATEGORY_NAMES.get(details?.primaryAppleCategory ?? '') ?? null,
      hours: osmOpeningHours(destination.opening_hours),
      phone: dataOf('Phone number'),
      website: dataOf('Website'),
      position: floor && mesh >= 0 ? floor.onEarth({ x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! }) : null,
    };
  });
}
