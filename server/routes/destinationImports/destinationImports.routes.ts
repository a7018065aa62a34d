import { listDestinationImports, startDestinationImport } from '@/contract/destinationImports/destinationImports';
import type { PlaceField } from '@/model/importing/places/placeFields';
import { assertHoldsAny } from '../../http/featureRights';
import { implement } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import { listLinks, readMapping } from '../../repositories/destinationImports/imports';
import { destinationTranslations } from '../../repositories/translations/translations';
import { listedImports, requestImport, requestUndo } from '../fileImports/fileImports';

const kind = 'destinations';

export const destinationImportRoutes = (jobs: Jobs) => [
  implement(startDestinationImport, async ({ principal, body, now, write }) => {
    const answer = await write(async (tools) => {
      if ('undo' in body) return { data: await requestUndo(tools, { kind, principal, now }, body.undo) };
      const { create_categories: createsCategories, ...file } = body;
      if (createsCategories) assertHoldsAny(['categories'], principal);
      return { data: await requestImport(tools, { kind, principal, now }, { ...file, createsCategories }) };
    });
    jobs.wake();
    return answer;
  }),

  implement(listDestinationImports, async ({ principal, query, now, read }) => {
    const organisationId = principal.organisation.id;
    const { shape, translations } = query;
    return {
      data: {
        ...(await listedImports(read, { kind, principal, now }, query)),
        mapping: shape ? await readMapping<PlaceField>(read, { organisationId, kind }, shape) : null,
        translations: translations
          ? [...(await destinationTranslations(read, organisationId))].map(([id, texts]) => ({ id, texts }))
          : [],
        links: shape ? await listLinks(read, organisationId, shape) : [],
      },
    };
  }),
];
