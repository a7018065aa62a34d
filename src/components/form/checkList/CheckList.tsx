import { Caption1Strong, Checkbox, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  part: { paddingTop: '4px' },
  legend: { padding: 0, marginBottom: '4px', color: tokens.colorNeutralForeground1 },
  list: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    columnGap: '8px',
  },
  quiet: { color: tokens.colorNeutralForeground3, display: 'block' },
  error: { color: tokens.colorPaletteRedForeground1 },
});

interface Props {
  readonly legend: string;
  readonly options: readonly {
    readonly id: number;
    readonly name: string;
    readonly description?: string | undefined;
    /** Options of one group are together, under its name. */
    readonly group?: string | undefined;
  }[];
  readonly chosen: readonly number[];
  readonly error?: string | undefined;
  /** Shown where there are no options. */
  readonly empty: string;
  readonly onToggle: (id: number) => void;
}

/** Checkboxes, each with its name and description. */
export function CheckList({ legend, options, chosen, error, empty, onToggle }: Props) {
  const styles = useStyles();
  const errorId = useId();
  return (
    <fieldset className={styles.group} {...(error && { 'aria-describedby': errorId })}>
      <legend className={styles.legend}>{legend}</legend>
      {options.length === 0 && <Text className={styles.quiet}>{empty}</Text>}
      {[...new Set(options.map(({ group = '' }) => group))].map((group) => (
        <fieldset key={group} className={mergeClasses(styles.group, styles.part)} aria-label={group || legend}>
          {group !== '' && (
            <Caption1Strong block className={styles.quiet}>
              {group}
            </Caption1Strong>
          )}
          <div className={styles.list}>
            {options
              .filter((one) => (one.group ?? '') === group)
              .map(({ id, name, description }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  onChange={() => onToggle(id)}
                  label={
                    <>
                      {name}
                      {description && description !== name && (
                        <Text size={200} className={styles.quiet}>
                          {description}
                        </Text>
                      )}
                    </>
                  }
                />
              ))}
          </div>
        </fieldset>
      ))}
      {error && (
        <Text id={errorId} size={200} role="alert" className={styles.error}>
          {error}
        </Text>
      )}
    </fieldset>
  );
}
