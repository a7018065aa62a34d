import { type Kiosk, type KioskBody, kioskRule, kioskSchema } from '@/contract/kiosks/kiosks';
import { kioskText } from '@/contract/texts/kioskTexts';
import { defineRecordKind } from '@/machines/records/recordKind';
import { readDecimal } from '@/model/content/readNumber';
import { type PairLine, pairParts } from '@/screens/locationSettings/tabKinds';
import { text } from './texts';

/** The values in the form of a kiosk. */
export type KioskValues = {
  readonly name: string;
  readonly description: string;
  /** Uuid; empty for no location. */
  readonly projectId: string;
  /** Numbers as they are typed. */
  readonly orientation: string;
  readonly lat: string;
  readonly lon: string;
  readonly unit: 'live' | 'demo';
  /** 0 for the newest. */
  readonly versionId: number;
  /** 0 for the published one. */
  readonly buildId: number;
  readonly internalUse: boolean;
  /** Number of its node, 0 for none; null until it is edited. */
  readonly node: number | null;
  /** Null until it is edited. */
  readonly usd: readonly PairLine[] | null;
};

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface KioskChoices {
  readonly projects: readonly { readonly uuid: string; readonly name: string }[];
  readonly versions: readonly Named[];
  readonly builds: readonly Named[];
}

const typed = (value: number | null): string => (value === null ? '' : String(value));

const valuesOf = (kiosk: Kiosk): KioskValues => ({
  name: kiosk.name,
  description: kiosk.description,
  projectId: kiosk.project_id ?? '',
  orientation: typed(kiosk.orientation),
  lat: typed(kiosk.lat),
  lon: typed(kiosk.lon),
  unit: kiosk.is_test ? 'demo' : 'live',
  versionId: kiosk.version_id ?? 0,
  buildId: kiosk.project_build_id ?? 0,
  internalUse: kiosk.internal_use,
  node: null,
  usd: null,
});

const bodyOf = (values: KioskValues): KioskBody => {
  const isDemo = values.unit === 'demo';
  return {
    name: values.name,
    description: values.description,
    project_id: values.projectId || null,
    orientation: readDecimal(values.orientation) ?? Number.NaN,
    lat: readDecimal(values.lat),
    lon: readDecimal(values.lon),
    is_test: isDemo,
    version_id: (isDemo && values.versionId) || null,
    project_build_id: (isDemo && values.buildId) || null,
    internal_use: values.internalUse,
    ...(values.node !== null && { node_id: values.node || null }),
    ...(values.usd && { usd_config: values.usd.map(({ key, value }) => ({ key: key.trim(), value })) }),
  };
};

export const kioskKind = defineRecordKind<Kiosk, KioskValues, KioskBody, KioskChoices>({
  one: text('one'),
  label: kioskText('label'),
  schema: kioskSchema,
  rule: kioskRule,
  blank: {
    name: '',
    description: '',
    projectId: '',
    orientation: '0',
    lat: '',
    lon: '',
    unit: 'live',
    versionId: 0,
    buildId: 0,
    internalUse: false,
    node: null,
    usd: null,
  },
  valuesOf,
  bodyOf,
  fields: {
    name: { label: text('name') },
    description: { label: text('description') },
    projectId: {
      label: text('location'),
      wire: 'project_id',
      words: (uuid, { projects }) => projects.find((one) => one.uuid === uuid)?.name ?? text('noLocation'),
    },
    orientation: { label: text('orientation') },
    lat: { label: text('latitude') },
    lon: { label: text('longitude') },
    unit: { label: text('unit'), wire: 'is_test', words: (unit) => text(unit === 'demo' ? 'demoUnit' : 'liveUnit') },
    versionId: {
      label: text('version'),
      wire: 'version_id',
      words: (id, { versions }) => versions.find((one) => one.id === id)?.name ?? text('newest'),
    },
    buildId: {
      label: text('build'),
      wire: 'project_build_id',
      words: (id, { builds }) => builds.find((one) => one.id === id)?.name ?? text('newestBuild'),
    },
    internalUse: { label: text('devUnit'), wire: 'internal_use', words: (isOn) => text(isOn ? 'yes' : 'no') },
    node: {
      label: text('place'),
      wire: 'node_id',
      words: (node) => (node ? text('nodeNumber', { number: node }) : text('noPlace')),
    },
    usd: {
      label: text('usdConfig'),
      wire: 'usd_config',
      words: (pairs) => (pairs ?? []).map(({ key, value }) => `${key}=${value}`).join(', '),
      parts: pairParts,
    },
  },
  // A node and a build are of one location, a configuration is of one version.
  together: [
    ['projectId', 'node'],
    ['lat', 'lon'],
    ['unit', 'versionId', 'buildId', 'internalUse', 'usd'],
  ],
});

/**
 * Further changes that a change of a field causes: a build is of one location, a configuration of one version, and only
 * dev units keep a development version.
 */
export function consequencesOf(
  change: Partial<KioskValues>,
  values: KioskValues,
  devVersions: readonly { readonly id: number }[],
): Partial<KioskValues> {
  if (change.projectId !== undefined) return { buildId: 0, node: null };
  if (change.versionId !== undefined) return { usd: null };
  if (change.unit === 'live') return { versionId: 0, buildId: 0, ...(values.versionId !== 0 && { usd: null }) };
  if (change.internalUse === false && devVersions.some(({ id }) => id === values.versionId))
    return { versionId: 0, usd: null };
  return {};
}
