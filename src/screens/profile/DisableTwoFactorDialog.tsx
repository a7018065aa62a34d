import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { dialogProps } from '@/components/dialog/dialogTable';
import { CodeField } from '@/components/form/CodeField';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { PasswordField } from '@/components/form/PasswordField';
import { translate } from '@/contract/texts/translate';
import type { Proof } from '@/machines/session/twoFactorSetup.machine';
import { text } from './texts';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '12px' } });

interface Props {
  readonly isOpen: boolean;
  readonly errors: { readonly password?: string; readonly code?: string; readonly form?: string };
  readonly isBusy: boolean;
  readonly onProve: (proof: Proof) => void;
  readonly onCancel: () => void;
}

/** Asks for the password or a current code before two-factor is switched off. */
export function DisableTwoFactorDialog({ isOpen, onCancel, ...form }: Props) {
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface {...dialogProps('disableTwoFactor')}>
        {isOpen && <ProofForm {...form} onCancel={onCancel} />}
      </DialogSurface>
    </Dialog>
  );
}

function ProofForm({ errors, isBusy, onProve, onCancel }: Omit<Props, 'isOpen'>) {
  const styles = useStyles();
  const { errorAt, correct } = useFieldErrors(errors);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.password) input.current?.select();
  }, [errors]);
  return (
    <form
      noValidate
      aria-label={text('disableTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        onProve({ password, code });
      }}
    >
      <DialogBody>
        <DialogTitle>{text('disableTitle')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <Text>{text('disableHint')}</Text>
          {errors.form !== undefined && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{errors.form}</MessageBarBody>
            </MessageBar>
          )}
          <PasswordField
            label={translate('signIn.password')}
            error={errorAt('password')}
            input={input}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(value) => {
              correct('password');
              setPassword(value);
            }}
          />
          <CodeField
            label={text('orCode', { code: translate('signIn.code').toLowerCase() })}
            value={code}
            onChange={(value) => {
              correct('code');
              setCode(value);
            }}
            error={errorAt('code')}
            isFocusElsewhere={errors.password !== undefined}
          />
        </DialogContent>
        <DialogActions>
          <ActionButton onClick={onCancel} blockedBy={blockedWhile(isBusy)}>
            {text('cancel')}
          </ActionButton>
          <ActionButton type="submit" appearance="primary" blockedBy={blockedWhile(isBusy)}>
            {isBusy ? text('saving') : text('disable')}
          </ActionButton>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
