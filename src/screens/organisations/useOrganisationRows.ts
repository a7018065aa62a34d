import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allBelowQuery, organisationQuery, subOrganisationsQuery } from '@/api/organisations';
import type { Direction } from '@/model/content/listOrder';
import { type OrganisationColumn, organisationRows } from './organisationRows';

interface View {
  readonly expanded: ReadonlySet<string>;
  readonly search: string;
  readonly column: OrganisationColumn;
  readonly direction: Direction;
}

/** The organisations below one as rows; the records of those further down are read when they are shown. */
export function useOrganisationRows(organisation: string, { expanded, search, column, direction }: View) {
  const list = useQuery(subOrganisationsQuery(organisation));
  const all = useQuery(allBelowQuery(organisation));
  const top = useMemo(() => list.data?.sub ?? [], [list.data]);
  const below = useMemo(() => all.data ?? [], [all.data]);
  const further = below.filter(
    (one) =>
      !top.some(({ uuid }) => uuid === one.uuid) &&
      (search.trim() !== '' || expanded.has(one.organisation_uuid ?? organisation)),
  );
  const counts = useQueries({
    queries: further.map(({ uuid }) => organisationQuery(uuid)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.uuid, data.projects.length]] : []))),
  });
  const rows = organisationRows({ top, below, counts, expanded, search, column, direction });
  return { list, all: below, rows };
}
