import type { Difference } from '@/components/ConflictChoice';
import type { OrganisationChoices } from './OrganisationDialog';
import type { OrganisationValues } from './organisationValues';

interface Named {
  readonly id?: number;
  readonly name: string;
}

const listed = (names: readonly string[]): string => names.join(', ') || '–';
const namesOf = (ids: readonly number[], all: readonly Named[]): string =>
  listed(ids.map((id) => all.find((one) => one.id === id)?.name ?? String(id)).sort());

/** What differs between the dialog and what somebody else saved, in the words of the dialog. */
export function organisationDifferences(
  mine: OrganisationValues,
  theirs: OrganisationValues,
  { parents, features, integrations }: OrganisationChoices,
): Difference[] {
  const words = (values: OrganisationValues): readonly [string, string][] => [
    ['Name', values.name],
    ['Colour', values.color],
    ['Parent', parents.find(({ uuid }) => uuid === values.parent)?.name ?? '–'],
    ['Reseller', values.isReseller ? 'Yes' : 'No'],
    ['Features', namesOf(values.features, features)],
    ['Integrations', namesOf(values.integrations, integrations)],
    ['File groups', listed(values.fileGroups.map(({ name }) => name))],
  ];
  const other = new Map(words(theirs));
  return words(mine)
    .map(([label, text]) => ({ label, mine: text, theirs: other.get(label) ?? '' }))
    .filter((one) => one.mine !== one.theirs);
}
