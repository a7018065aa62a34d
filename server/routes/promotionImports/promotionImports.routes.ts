import { PROMOTION_IMPORT_CALLS } from '@/contract/promotionImports/promotionImports';
import type { PromotionKind } from '@/contract/promotions/promotions';
import type { PromotionField } from '@/model/importing/promotions/promotionFields';
import { implement } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import { readMapping } from '../../repositories/destinationImports/imports';
import { listPromotionLinks } from '../../repositories/promotionImports/promotionLinks';
import { listedImports, requestImport, requestUndo } from '../fileImports/fileImports';

/** The imports of files of events and of offers. */
export const promotionImportRoutes = (jobs: Jobs) => [...routesOf('event', jobs), ...routesOf('offer', jobs)];

function routesOf(promotion: PromotionKind, jobs: Jobs) {
  const calls = PROMOTION_IMPORT_CALLS[promotion];
  const kind = `${promotion}s` as const;
  return [
    implement(calls.start, async ({ principal, body, now, write }) => {
      const answer = await write(async (tools) => {
        if ('undo' in body) return { data: await requestUndo(tools, { kind, principal, now }, body.undo) };
        const { file, shape, mapping, rows } = body;
        const requested = { file, shape, mapping, rows, createsCategories: false };
        return { data: await requestImport(tools, { kind, principal, now }, requested) };
      });
      jobs.wake();
      return answer;
    }),

    implement(calls.list, async ({ principal, query, now, read }) => {
      const whose = { organisationId: principal.organisation.id, kind };
      return {
        data: {
          ...(await listedImports(read, { kind, principal, now }, query)),
          mapping: query.shape ? await readMapping<PromotionField>(read, whose, query.shape) : null,
          links: query.shape ? await listPromotionLinks(read, whose, query.shape) : [],
        },
      };
    }),
  ];
}
