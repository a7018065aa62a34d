import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { makeCommissioningCode } from '@/api/kiosks/kiosks';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { CopyText } from '@/components/layout/CopyText';
import { text } from './texts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '4px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly id: number;
  /** A device has used the code meanwhile. */
  readonly isCommissioned: boolean;
}

/** The code that a person types on a device, which then is this kiosk. It is made when it is asked for. */
export function CommissioningCode({ id, isCommissioned }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const making = useMutation(makeCommissioningCode(id));
  const blockedBy = isCommissioned ? text('nowCommissioned') : making.isPending ? text('makingCode') : null;
  return (
    <div className={styles.part}>
      {/* The region is there before its text, so that screen readers announce the text. */}
      <div role="status" className={styles.part}>
        {isCommissioned && <Text>{text('nowCommissioned')}</Text>}
        {making.data && !isCommissioned && (
          <>
            <CopyText text={making.data.code} name={text('codeLabel')} />
            <Text size={200} className={styles.quiet}>
              {text('codeHint', { time: formatDateTime(making.data.expires_at, user.time_zone) })}
            </Text>
          </>
        )}
        {making.error && <Text>{text('codeFailed', { reason: making.error.message })}</Text>}
      </div>
      {/* It stays, and with it the focus. */}
      <ActionButton blockedBy={blockedBy} onClick={() => making.mutate()}>
        {making.data ? text('newCode') : text('showCode')}
      </ActionButton>
    </div>
  );
}
