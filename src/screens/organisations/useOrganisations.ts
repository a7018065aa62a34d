import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  descendantOrganisationsQuery,
  organisationQuery,
  subOrganisationsQuery,
} from '@/api/organisations/organisations';
import { useListParams } from '@/components/recordTable/useListParams';

/** The organisations below one; the records of those further down are loaded when they are shown. */
export function useOrganisations(organisation: string, expanded: ReadonlySet<string>) {
  const { params } = useListParams();
  const isSearching = (params.get('search') ?? '').trim() !== '';
  const query = useQuery(subOrganisationsQuery(organisation));
  const all = useQuery(descendantOrganisationsQuery(organisation));
  const top = useMemo(() => query.data?.sub ?? [], [query.data]);
  const below = useMemo(() => all.data ?? [], [all.data]);
  const further = below.filter(
    (one) =>
      !top.some(({ uuid }) => uuid === one.uuid) &&
      (isSearching || expanded.has(one.organisation_uuid ?? organisation)),
  );
  const counts = useQueries({
    queries: further.map(({ uuid }) => organisationQuery(uuid)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.uuid, data.projects.length]] : []))),
  });
  return { query, top, below, counts };
}
