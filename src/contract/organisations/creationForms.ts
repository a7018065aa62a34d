import * as z from 'zod/mini';
import { buildingRule, floorNameRule } from '../buildings/buildings';
import { colour, flag, tidied, uuid } from '../common';
import { translate } from '../texts/translate';
import { organisationNameRule } from './organisations';

const chosen = (text: string) => z.string(text).check(z.refine((value) => uuid.safeParse(value).success, text));
const organisation = chosen(translate('creation.organisationMissing'));
const project = chosen(translate('creation.projectMissing'));
const building = chosen(translate('creation.buildingMissing'));

/** The schemas of the four creation forms; their limits are those of the creation screen, not of the other forms. */
export const creationRules = {
  organisation: z.object({ name: organisationNameRule, color: colour, reseller: flag, organisation }),
  project: z.object({
    name: z
      .string()
      .check(
        tidied(),
        z.minLength(1, { error: translate('project.nameMissing'), abort: true }),
        z.minLength(3, { error: translate('project.nameLength'), abort: true }),
        z.maxLength(100, translate('project.nameLength')),
      ),
    description: z
      .string()
      .check(
        tidied(),
        z.minLength(1, { error: translate('project.descriptionMissing'), abort: true }),
        z.maxLength(2000),
      ),
    organisation,
  }),
  building: z.extend(buildingRule, { organisation, project }),
  floor: z.extend(floorNameRule, { organisation, project, building }),
} as const;
