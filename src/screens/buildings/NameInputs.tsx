import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { text } from './texts';

const useStyles = makeStyles({
  pair: { display: 'flex', gap: '4px', minWidth: 0, alignItems: 'flex-start' },
  name: { flex: '1 1 auto', minWidth: '120px', maxWidth: '320px' },
  short: { flex: '0 0 88px' },
  input: {
    width: '100%',
    minWidth: 0,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1 },
  },
  strong: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
});

interface Props {
  /** "Floor Ground": a screen reader reads it before "name". */
  readonly label: string;
  readonly name: string;
  readonly shortname: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isTitle?: boolean;
  readonly onChange: (change: { name?: string; shortname?: string }) => void;
}

/** Name and short name, edited in place. */
export function NameInputs({ label, name, shortname, errors, isTitle = false, onChange }: Props) {
  const styles = useStyles();
  const look = mergeClasses(styles.input, isTitle && styles.strong);
  return (
    <div className={styles.pair}>
      <Field className={styles.name} {...(errors.name && { validationMessage: errors.name })}>
        <Input
          className={look}
          appearance="filled-lighter"
          aria-label={text('nameOf', { label })}
          value={name}
          onChange={(_event, { value }) => onChange({ name: value })}
        />
      </Field>
      <Field className={styles.short} {...(errors.shortname && { validationMessage: errors.shortname })}>
        <Input
          className={styles.input}
          appearance="filled-lighter"
          aria-label={text('shortNameOf', { label })}
          value={shortname}
          onChange={(_event, { value }) => onChange({ shortname: value })}
        />
      </Field>
    </div>
  );
}
