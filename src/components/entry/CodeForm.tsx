import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { translate } from '@/contract/texts/translate';
import { CodeField } from '../form/CodeField';
import { EntryForm, type EntryNotice } from './EntryForm';
import { text } from './texts';

interface Props {
  readonly error: string | undefined;
  readonly notice?: EntryNotice | null;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

/** The step that asks for a code of the authenticator app. */
export function CodeForm({ error, notice = null, isBusy, onSubmit, onBack }: Props) {
  const [code, setCode] = useState('');
  return (
    <EntryForm title={translate('signIn.code')} lead={text('codeHint')} notice={notice} onSubmit={() => onSubmit(code)}>
      <CodeField value={code} onChange={setCode} error={error} isFirst />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {isBusy ? text('checking') : text('continue')}
      </Button>
      <Button appearance="subtle" onClick={onBack}>
        {text('back')}
      </Button>
    </EntryForm>
  );
}
