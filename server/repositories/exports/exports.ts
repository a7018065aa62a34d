import type { ProjectData } from '@/contract/locations/projectData';
import type { ProjectDetails, ProjectSettings } from '@/contract/locations/projectDetails';
import { forVisitors } from '@/model/content/forVisitors';
import { type Translations, visitorTexts } from '@/model/content/visitorTexts';
import type { Queryable } from '../../database/queryable';
import { readProjectDetails } from '../locations/details';
import { readProjectDataOf } from '../locations/projectData';
import { translationsOf } from '../translations/translations';

/** Data of a destination for other map services, besides its placement. */
export interface DestinationForMaps {
  readonly id: number;
  readonly primaryAppleCategory: string | null;
  readonly appleCategories: readonly string[];
  readonly additionalData: readonly { readonly type: string | number; readonly value: string }[];
}

export interface ExportContent {
  readonly details: ProjectDetails & { readonly settings: ProjectSettings };
  readonly data: ProjectData;
  readonly destinations: ReadonlyMap<number, DestinationForMaps>;
  /** Its texts in other languages, by their tags and `keyOfText`. */
  readonly translations: Readonly<Record<string, Translations>>;
}

/** The present state of a location for an export; null when it is gone. */
export async function readExportContent(
  client: Queryable,
  organisationId: number,
  projectId: number,
  now: Date,
): Promise<ExportContent | null> {
  const { rows } = await client.query<{ uuid: string }>(
    'SELECT uuid FROM projects WHERE organisation_id = $1 AND id = $2',
    [organisationId, projectId],
  );
  const uuid = rows[0]?.uuid;
  if (uuid === undefined) return null;
  const details = await readProjectDetails(client, organisationId, uuid);
  if (!details) return null;
  const data = forVisitors(await readProjectDataOf(client, organisationId, { id: projectId, uuid, now }));
  const { rows: destinations } = await client.query<DestinationForMaps>(
    `SELECT g.id, g.primary_apple_category AS "primaryAppleCategory", g.apple_categories AS "appleCategories",
            g.additional_data AS "additionalData"
       FROM destinations g
      WHERE g.organisation_id = $1 AND NOT g.staff_only
        AND EXISTS (SELECT 1 FROM project_destinations d WHERE d.destination_id = g.id AND d.project_id = $2)`,
    [organisationId, projectId],
  );
  const translations = await translationsOf(client, organisationId, visitorTexts({ project: data, categories: [] }));
  return { details, data, destinations: new Map(destinations.map((one) => [one.id, one])), translations };
}
