import { Button, Field, Input, Text } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import type { ParameterProps } from './parameterProps';
import { type HeaderLine, lines } from './parameterValues';
import { text } from './texts';
import { useGroupStyles } from './useGroupStyles';

/** Headers with their values. A stored value is not shown; typing replaces it. */
export function HeadersField({ form, parameter: { name, label, hint } }: ParameterProps) {
  const styles = useGroupStyles();
  const group = useRef<HTMLFieldSetElement>(null);
  const headers = lines(form.values[name]);
  const error = form.errorOf(name);
  const set = (next: readonly HeaderLine[]) => form.set(name, next);
  const change = (key: number, part: Partial<HeaderLine>) =>
    set(headers.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <Text size={200} className={styles.quiet}>
          {hint}
        </Text>
      )}
      {headers.map(({ key, name: header, secret }, at) => (
        <div key={key} data-line className={styles.line}>
          <Field {...(error !== undefined && at === 0 && { validationMessage: error })}>
            <Input
              aria-label={text('headerName', { number: at + 1 })}
              placeholder={text('headerExample')}
              value={header}
              onBlur={() => form.touch(name)}
              onChange={(_event, { value }) => change(key, { name: value })}
            />
          </Field>
          <Input
            type="password"
            autoComplete="new-password"
            aria-label={text('headerValue', { number: at + 1 })}
            placeholder={secret === null ? text('stored') : ''}
            value={secret ?? ''}
            onBlur={() => form.touch(name)}
            onChange={(_event, { value }) => change(key, { secret: value })}
          />
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('removeHeader', { name: header || at + 1 })}
            onClick={() => set(headers.filter((line) => line.key !== key))}
          />
        </div>
      ))}
      <Button
        className={styles.add}
        size="small"
        icon={<AddRegular />}
        onClick={() => {
          set([...headers, { key: Math.max(0, ...headers.map(({ key }) => key)) + 1, name: '', secret: '' }]);
          requestAnimationFrame(() =>
            group.current?.querySelector<HTMLElement>('[data-line]:last-of-type input')?.focus(),
          );
        }}
      >
        {text('addHeader')}
      </Button>
    </fieldset>
  );
}
