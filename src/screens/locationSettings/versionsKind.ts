import type { FlatChange } from '@/api/locations/projectDetails';
import { type ProjectDetails, projectDetailsSchema } from '@/contract/locations/projectDetails';
import { versionChoiceRule } from '@/contract/locations/projectSettings';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** The choices of a location; `NEWEST` where it follows the newest. */
export type VersionChoiceValues = { readonly version: number | null; readonly build: number | null };

interface Choices {
  readonly versions: readonly { readonly id: number; readonly name: string }[];
  readonly builds: readonly { readonly id: number; readonly name: string }[];
}

/** In a list of choices: the location has not chosen. */
export const NEWEST = 0;

const idOf = (chosen: number | null): number | null => (chosen === NEWEST ? null : chosen);

export const versionsKind = defineRecordKind<ProjectDetails, VersionChoiceValues, FlatChange, Choices>({
  one: text('one'),
  label: translate('location.label'),
  schema: projectDetailsSchema,
  rule: versionChoiceRule,
  blank: { version: NEWEST, build: NEWEST },
  valuesOf: ({ version_id, project_build_id }) => ({
    version: version_id ?? NEWEST,
    build: project_build_id ?? NEWEST,
  }),
  bodyOf: ({ version, build }) => ({ version_id: idOf(version), project_build_id: idOf(build) }),
  fields: {
    version: {
      label: text('wayfinderVersion'),
      wire: 'version_id',
      words: (id, { versions }) => versions.find((one) => one.id === id)?.name ?? '',
    },
    build: {
      label: text('build'),
      wire: 'project_build_id',
      words: (id, { builds }) => builds.find((one) => one.id === id)?.name ?? '',
    },
  },
  confirmations: 0,
});
