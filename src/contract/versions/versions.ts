import * as z from 'zod/mini';
import { type Approval, type ApprovalField, contradictions } from '@/model/versions/approval';
import type { RollOut } from '@/model/versions/rollOut';
import { baseRevision, moment, rowId, tidied, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { staff } from '../policy';
import { versionText } from '../texts/versionTexts';

const by = z.nullable(z.object({ name: z.string() }));
const at = z.nullable(moment);

/** Core, Demo, Dev. */
const versionType = z.literal([1, 2, 3]);

export const versionSchema = z.object({
  id: z.int(),
  version: z.string(),
  notes: z.string(),
  type: versionType,
  /** It is the newest release that is for everybody. */
  current_release: z.boolean(),
  current_release_by: by,
  current_release_at: at,
  tested: z.boolean(),
  /** With the uuid, so that the tester finds out that they may not sign it off; another provider may lack it. */
  tested_by: z.nullable(z.object({ name: z.string(), uuid: z.optional(uuid) })),
  tested_at: at,
  /** Without an approver nobody has decided yet. */
  approved: z.nullable(z.boolean()),
  approved_by: by,
  approved_at: at,
  released: z.boolean(),
  released_by: by,
  released_at: at,
  force_released: z.boolean(),
  force_released_by: by,
  force_released_at: at,
  /** Id of the version that a forced release replaces at once; null for every version. */
  force_release_version: z.nullable(z.int()),
  force_release_version_by: by,
  force_release_version_at: at,
  /** The organisations that a demo version is for. */
  organisations: z.array(uuid),
  created_at: moment,
  revision: z.optional(z.int()),
});
export type Version = z.infer<typeof versionSchema>;

/** A version as far as kiosks are concerned. */
export const rollOutOf = (version: Omit<Version, `current_release${string}`>): RollOut => ({
  id: version.id,
  type: version.type,
  released: version.released,
  forceReleased: version.force_released,
  releasedAt: version.force_released ? version.force_released_at : version.released_at,
  previous: version.force_release_version,
  organisations: version.organisations,
});

const notes = z.string().check(tidied(), z.minLength(3, versionText('notes')), z.maxLength(500, versionText('notes')));
const organisations = z.array(uuid).check(z.maxLength(1000));

const versionFields = z.object({
  notes,
  type: versionType,
  tested: z.boolean(),
  approved: z.nullable(z.boolean()),
  released: z.boolean(),
  force_released: z.boolean(),
  force_release_version: z.nullable(rowId),
  organisations,
});
type VersionFields = z.output<typeof versionFields>;

/** The approval that a body asks for. */
export const approvalOfBody = (body: VersionFields): Approval => ({
  type: body.type,
  tested: body.tested,
  approved: body.approved,
  released: body.released,
  forceReleased: body.force_released,
  previous: body.force_release_version,
  organisations: body.organisations,
});

/** The names of the parts of an approval on the wire. */
const WIRE: Readonly<Record<ApprovalField, keyof VersionFields>> = {
  tested: 'tested',
  approved: 'approved',
  released: 'released',
  forceReleased: 'force_released',
  previous: 'force_release_version',
  organisations: 'organisations',
};

/** Rejects at its field each choice that the form does not offer. */
const isConsistent = z.check<VersionFields>(({ value, issues }) => {
  const found = contradictions(approvalOfBody(value));
  for (const field of Object.keys(WIRE) as ApprovalField[]) {
    const reason = found[field];
    if (reason) issues.push({ code: 'custom', path: [WIRE[field]], message: versionText(reason), input: value });
  }
});

/** The body of the form of a version. */
export const versionRule = versionFields.check(isConsistent);
export type VersionBody = z.input<typeof versionRule>;

export const listVersions = endpoint({
  name: 'listVersions',
  method: 'GET',
  path: 'versions',
  summary: 'The versions of the wayfinder, newest first, with the current release and who runs what.',
  policy: staff,
  answers: 'staff',
  data: z.object({
    release: z.nullable(versionSchema),
    versions: z.array(versionSchema),
    /** Who tested a version may not sign it off; another provider may lack it. */
    four_eyes: z.optional(z.boolean()),
    /** Kiosks by organisation and by the version that their location has chosen; another provider may lack them. */
    kiosks: z.optional(z.array(z.object({ organisation_uuid: uuid, version_id: z.nullable(z.int()), count: z.int() }))),
  }),
});
export type VersionList = z.infer<typeof listVersions.data>;

export const createVersion = endpoint({
  name: 'createVersion',
  method: 'POST',
  path: 'versions',
  summary: 'Adds a version that is not tested yet, as a release pipeline does.',
  policy: staff,
  answers: 'staff',
  body: z.object({ version: trimmedText(40, versionText('number')), notes, type: versionType }),
  data: versionSchema,
  addition: true,
});

export const updateFourEyes = endpoint({
  name: 'updateFourEyes',
  method: 'PUT',
  path: 'versions/four-eyes',
  summary: 'Says whether somebody else than the tester of a version has to sign it off.',
  policy: staff,
  answers: 'staff',
  body: z.object({ four_eyes: z.boolean() }),
  data: z.object({ four_eyes: z.boolean() }),
  addition: true,
});

export const updateVersion = endpoint({
  name: 'updateVersion',
  method: 'PUT',
  path: 'versions/{id}',
  summary: 'Changes a version: notes, type and approval. Who and when is set by the service.',
  policy: staff,
  answers: 'staff',
  body: z.extend(versionFields, { revision: baseRevision }).check(isConsistent),
  data: versionSchema,
});
