import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { CodeField } from '../form/CodeField';
import { useFieldErrors } from '../form/errors/useFieldErrors';
import { EntryForm } from './EntryForm';
import type { EntryNotice } from './entryNotice';
import { text } from './texts';

const useStyles = makeStyles({ help: { color: tokens.colorNeutralForeground3, textAlign: 'center' } });

interface Props {
  /** The address of the account; empty where it is not known. */
  readonly email: string;
  /** A new object each time that the code has been checked. */
  readonly errors: { readonly code?: string };
  readonly notice?: EntryNotice | null;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

/** The step that asks for a code of the authenticator app. */
export function CodeForm({ email, errors, notice = null, isBusy, onSubmit, onBack }: Props) {
  const styles = useStyles();
  const [code, setCode] = useState('');
  const { errorAt, correct } = useFieldErrors<'code'>(errors);
  return (
    <EntryForm
      title={text('codeTitle')}
      lead={email === '' ? text('codeHint') : text('codeHintFor', { email })}
      notice={notice}
      onSubmit={() => onSubmit(code)}
    >
      <CodeField
        value={code}
        onChange={(value) => {
          correct('code');
          setCode(value);
        }}
        error={errorAt('code')}
        isFirst
      />
      <Button type="submit" appearance="primary" size="large" aria-busy={isBusy}>
        {isBusy ? text('checking') : text('continue')}
      </Button>
      <Button appearance="subtle" onClick={onBack}>
        {text('back')}
      </Button>
      <Text size={200} className={styles.help}>
        {text('noAuthenticator')}
      </Text>
    </EntryForm>
  );
}
