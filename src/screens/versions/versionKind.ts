import { versionText } from '@/contract/texts/versionTexts';
import { type Version, type VersionBody, versionRule, versionSchema } from '@/contract/versions/versions';
import { defineRecordKind } from '@/machines/records/recordKind';
import { type Approval, decisionOf } from '@/model/versions/approval';
import { VERSION_TYPES, type VersionType } from '@/model/versions/versionTypes';
import { text } from './texts';

/** The values in the form of a version; its name is the number of the version, which is fixed. */
export type VersionValues = {
  readonly [Part in 'name' | 'notes' | keyof Approval]: Part extends keyof Approval ? Approval[Part] : string;
};

export interface VersionChoices {
  /** The released versions, for naming the one that a forced release replaces. */
  readonly versions: readonly Version[];
  readonly organisations: readonly { readonly uuid: string; readonly name: string }[];
}

export const TYPE_NAMES: readonly { readonly id: VersionType; readonly name: string }[] = [
  { id: VERSION_TYPES.core, name: text('core') },
  { id: VERSION_TYPES.demo, name: text('demo') },
  { id: VERSION_TYPES.dev, name: text('dev') },
];

export const typeName = (type: VersionType): string => TYPE_NAMES.find(({ id }) => id === type)?.name ?? '';

/** The decision in words. */
const decisionName = (approved: boolean | null): string =>
  approved === null ? text('undecided') : text(approved ? 'pass' : 'fail');

/** The approval of a record; without an approver nobody has decided. */
export const approvalOf = (version: Version): Approval => ({
  type: version.type,
  tested: version.tested,
  approved: decisionOf(version.approved, version.approved_by !== null || version.approved_at !== null),
  released: version.released,
  forceReleased: version.force_released,
  previous: version.force_release_version,
  organisations: version.organisations,
});

const bodyOf = (values: VersionValues): VersionBody => ({
  notes: values.notes,
  type: values.type,
  tested: values.tested,
  approved: values.approved,
  released: values.released,
  force_released: values.forceReleased,
  force_release_version: values.previous,
  organisations: [...values.organisations],
});

const yesNoText = (isOn: boolean): string => text(isOn ? 'yes' : 'no');

export const versionKind = defineRecordKind<Version, VersionValues, VersionBody, VersionChoices>({
  one: text('one'),
  label: versionText('label'),
  schema: versionSchema,
  rule: versionRule,
  blank: {
    name: '',
    notes: '',
    type: VERSION_TYPES.core,
    tested: false,
    approved: null,
    released: false,
    forceReleased: false,
    previous: null,
    organisations: [],
  },
  valuesOf: (version) => ({ name: version.version, notes: version.notes, ...approvalOf(version) }),
  bodyOf,
  fields: {
    name: { label: text('version') },
    notes: { label: text('notes') },
    type: { label: text('type'), words: typeName },
    tested: { label: text('tested'), words: yesNoText },
    approved: { label: text('signedOff'), words: decisionName },
    released: { label: text('released'), words: yesNoText },
    forceReleased: { label: text('forceReleased'), wire: 'force_released', words: yesNoText },
    previous: {
      label: text('previous'),
      wire: 'force_release_version',
      words: (id, { versions }) => versions.find((one) => one.id === id)?.version ?? text('everyVersion'),
    },
    organisations: {
      label: text('organisations'),
      words: (uuids, { organisations }) =>
        uuids.map((uuid) => organisations.find((one) => one.uuid === uuid)?.name ?? uuid).join(', '),
    },
  },
  decisions: ['type', 'tested', 'approved', 'released', 'forceReleased', 'previous', 'organisations'],
  confirmations: 0,
});
