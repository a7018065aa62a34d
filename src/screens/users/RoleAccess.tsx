import { Button, makeStyles, Text } from '@fluentui/react-components';
import type { RecordForm } from '@/components/form/useRecordForm';
import { differenceFromRole, grantedWithRole } from '@/model/access/roleAccess';
import { text } from './texts';
import type { UserChoices, UserValues } from './userKind';

const useStyles = makeStyles({
  note: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
});

interface Props {
  readonly form: Pick<RecordForm<UserValues>, 'values' | 'set' | 'isNew'>;
  readonly choices: UserChoices;
}

/** The names of features, as people know them. */
const namesOf = (ids: readonly number[], features: UserChoices['features']): string =>
  features
    .filter(({ id }) => ids.includes(id))
    .map(({ name, description }) => description || name)
    .join(', ');

/** The page access with what is granted alone, beside what may not be granted, in ascending order as everywhere. */
const withGranted = (held: readonly number[], granted: readonly number[], grantable: readonly number[]): number[] =>
  [...held.filter((id) => !grantable.includes(id)), ...granted].sort((one, other) => one - other);

/**
 * The page access of the chosen role: to a new user at once; for an existing one the difference, which is taken over by a press, since
 * that of a user is otherwise independent of the role.
 */
export function RoleAccess({ form, choices: { roles, features, grantable } }: Props) {
  const styles = useStyles();
  const role = roles.find(({ id }) => id === form.values.role);
  if (!role) return null;
  const granted = grantedWithRole(role.features, grantable);
  if (form.isNew) {
    const withheld = namesOf(
      (role.features ?? []).filter((id) => !granted.includes(id)),
      features,
    );
    return (
      <div className={styles.note}>
        <Text size={200}>{text('roleGives', { pages: namesOf(granted, features) || text('nothing') })}</Text>
        {withheld !== '' && <Text size={200}>{text('roleWithheld', { pages: withheld })}</Text>}
      </div>
    );
  }
  const { more, less } = differenceFromRole(form.values.features, role.features, grantable);
  if (more.length === 0 && less.length === 0) return null;
  const name = role.display_name;
  return (
    <div className={styles.note}>
      {more.length > 0 && <Text size={200}>{text('moreThanRole', { name, pages: namesOf(more, features) })}</Text>}
      {less.length > 0 && <Text size={200}>{text('lessThanRole', { name, pages: namesOf(less, features) })}</Text>}
      <Button size="small" onClick={() => form.set('features', withGranted(form.values.features, granted, grantable))}>
        {text('takeRoleAccess', { name })}
      </Button>
    </div>
  );
}
