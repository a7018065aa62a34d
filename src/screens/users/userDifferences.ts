import type { Difference } from '@/components/ConflictChoice';
import type { Feature } from '@/contract/organisations';
import type { User } from '@/contract/users';
import type { UserValues } from '@/machines/userForm.machine';

interface Names {
  readonly roles: readonly User['roles'][number][];
  readonly features: readonly Feature[];
}

/** What differs between the form and what somebody else saved, in the words of the form. */
export function userDifferences(mine: UserValues, theirs: UserValues, { roles, features }: Names): Difference[] {
  const roleOf = ({ role }: UserValues) => roles.find(({ id }) => id === role)?.display_name ?? '–';
  const accessOf = (values: UserValues) =>
    features
      .filter(({ id }) => values.features.includes(id))
      .map(({ name }) => name)
      .join(', ') || '–';
  const all: Difference[] = [
    { label: 'Name', mine: mine.name, theirs: theirs.name },
    { label: 'Email', mine: mine.email, theirs: theirs.email },
    { label: 'Role', mine: roleOf(mine), theirs: roleOf(theirs) },
    { label: 'Page access', mine: accessOf(mine), theirs: accessOf(theirs) },
  ];
  return all.filter((one) => one.mine !== one.theirs);
}
