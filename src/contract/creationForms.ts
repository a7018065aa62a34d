import * as z from 'zod/mini';
import { buildingRule, floorNameRule } from './buildings';
import { colour, flag, uuid } from './common';
import { organisationNameRule } from './organisations';
import { say } from './texts/say';

const chosen = (text: string) => z.string(text).check(z.refine((value) => uuid.safeParse(value).success, text));
const organisation = chosen(say('creation.organisationMissing'));
const project = chosen(say('creation.projectMissing'));
const building = chosen(say('creation.buildingMissing'));

/** What each of the four creation forms asks for; the limits are those of this screen (G221, G222). */
export const creationRules = {
  organisation: z.object({ name: organisationNameRule, color: colour, reseller: flag, organisation }),
  project: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: say('project.nameMissing'), abort: true }),
        z.minLength(3, { error: say('project.nameLength'), abort: true }),
        z.maxLength(100, say('project.nameLength')),
      ),
    description: z
      .string()
      .check(z.trim(), z.minLength(1, { error: say('project.descriptionMissing'), abort: true }), z.maxLength(2000)),
    organisation,
  }),
  building: z.extend(buildingRule, { organisation, project }),
  floor: z.extend(floorNameRule, { organisation, project, building }),
} as const;
