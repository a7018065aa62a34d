import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { domainRule } from '@/contract/locations/accessKeys';
import { text } from './texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { padding: 0, marginBottom: '4px' },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  domain: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  add: { display: 'flex', gap: '8px' },
  grow: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly domains: readonly string[];
  /** Typed and not added yet. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onChange: (domains: readonly string[]) => void;
}

/** The URL patterns from which a key may be used. */
export function DomainList({ domains, typed, error, onType, onChange }: Props) {
  const styles = useStyles();
  const [addError, setAddError] = useState<string | null>(null);
  const add = () => {
    const parsed = domainRule.safeParse(typed);
    if (!parsed.success) return setAddError(parsed.error.issues[0]?.message ?? null);
    // The same pattern twice means no more.
    if (!domains.includes(parsed.data)) onChange([...domains, parsed.data]);
    onType('');
    setAddError(null);
  };
  const message = addError ?? error;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('domains')}</legend>
      {domains.length === 0 ? (
        <Text className={styles.quiet}>{text('anyDomain')}</Text>
      ) : (
        <ul className={styles.list} aria-label={text('domains')}>
          {domains.map((domain) => (
            <li key={domain} className={styles.row}>
              <span className={styles.domain}>{domain}</span>
              <Button
                appearance="subtle"
                size="small"
                icon={<DismissRegular />}
                aria-label={text('removeDomain', { domain })}
                onClick={() => onChange(domains.filter((other) => other !== domain))}
              />
            </li>
          ))}
        </ul>
      )}
      <Field label={text('newDomain')} hint={text('domainsHint')} {...(message && { validationMessage: message })}>
        <span className={styles.add}>
          <Input
            className={styles.grow}
            aria-label={text('newDomain')}
            value={typed}
            onChange={(_event, { value }) => {
              onType(value);
              setAddError(null);
            }}
            onKeyDown={(event) => {
              if (pressedKey(event) !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>{text('addDomain')}</Button>
        </span>
      </Field>
    </fieldset>
  );
}
