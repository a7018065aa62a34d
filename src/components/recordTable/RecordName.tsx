import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { say } from '@/contract/texts/say';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

interface Props {
  readonly name: string;
  readonly uuid: string;
  /** The service is asked to delete it: the row waits. */
  readonly isDeleting: boolean;
  readonly onOpen: () => void;
}

/** The name of a record in its row, which opens it. */
export function RecordName({ name, uuid, isDeleting, onOpen }: Props) {
  const styles = useStyles();
  // Not a status by its role, whose text would be missing from the name of the row.
  if (isDeleting) return <Text className={styles.quiet} aria-live="polite">{`${name}: ${say('form.deleting')}`}</Text>;
  return (
    <Link
      tabIndex={-1}
      href={`?open=${uuid}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {name}
    </Link>
  );
}
