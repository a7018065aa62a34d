import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { translate } from '@/contract/texts/translate';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly name: string;
  readonly id: string;
  readonly before?: ReactNode;
  /** Its own page; its form over the list by default. */
  readonly href?: string;
  /** Reached by the Tab key: in a table the arrow keys reach it instead. */
  readonly isTabStop?: boolean;
  /** The service is deleting it, so the row cannot be opened. */
  readonly isDeleting: boolean;
  readonly onOpen: () => void;
}

/** The name of a record in its row or card, a link that opens it. */
export function RecordName({ name, id, before, href = `?open=${id}`, isTabStop = false, isDeleting, onOpen }: Props) {
  const styles = useStyles();
  // Without the role “status”, whose text would be missing from the name of the row.
  const shown = isDeleting ? (
    <Text className={styles.quiet} aria-live="polite">{`${name}: ${translate('form.deleting')}`}</Text>
  ) : (
    <Link
      {...(before && { className: styles.name })}
      {...(!isTabStop && { tabIndex: -1 })}
      dir="auto"
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {name}
    </Link>
  );
  if (!before) return shown;
  return (
    <span className={styles.line} dir="ltr">
      {before}
      {shown}
    </span>
  );
}
