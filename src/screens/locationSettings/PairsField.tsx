import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { type PairLine, pairError } from './tabKinds';
import { text } from './texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold, marginBottom: '4px' },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px', gap: '8px', alignItems: 'start' },
  input: { width: '100%', minWidth: 0 },
  add: { alignSelf: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly legend: string;
  /** Shown while there are none. */
  readonly empty: string;
  readonly pairs: readonly PairLine[];
  /** A save was tried: lines that block it say why. */
  readonly showsErrors: boolean;
  readonly onChange: (pairs: readonly PairLine[]) => void;
}

/** Keys with values. A key that occurs twice is marked at its line; nothing is left out silently. */
export function PairsField({ legend, empty, pairs, showsErrors, onChange }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLFieldSetElement>(null);
  const change = (at: number, part: Partial<PairLine>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...part } : pair)));
  return (
    <fieldset ref={list} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {pairs.length === 0 && <Text className={styles.quiet}>{empty}</Text>}
      {pairs.map(({ id, key, value }, at) => {
        const error = showsErrors ? pairError(pairs, at) : undefined;
        return (
          <div key={id} data-line className={styles.line}>
            <Field {...(error && { validationMessage: error })}>
              <Input
                className={styles.input}
                aria-label={text('key', { number: at + 1 })}
                value={key}
                onChange={(_event, { value: typed }) => change(at, { key: typed })}
              />
            </Field>
            <Input
              className={styles.input}
              aria-label={text('value', { number: at + 1 })}
              value={value}
              onChange={(_event, { value: typed }) => change(at, { value: typed })}
            />
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={text('removePair', { name: key || at + 1 })}
              onClick={() => onChange(pairs.filter((_pair, index) => index !== at))}
            />
          </div>
        );
      })}
      <Button
        className={styles.add}
        size="small"
        icon={<AddRegular />}
        onClick={() => {
          onChange([...pairs, { id: Math.max(0, ...pairs.map(({ id }) => id)) + 1, key: '', value: '' }]);
          requestAnimationFrame(() =>
            list.current?.querySelector<HTMLElement>('[data-line]:last-of-type input')?.focus(),
          );
        }}
      >
        {text('addPair')}
      </Button>
    </fieldset>
  );
}
