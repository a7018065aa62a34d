import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Image,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { handOffQuery } from '@/api/session/handOff';
import { dialogProps } from '@/components/dialog/dialogTable';
import { CopyText } from '@/components/layout/CopyText';
import { HAND_OFF_SECONDS } from '@/contract/session/handOff';
import { text } from './texts';
import { useSecondsLeft } from './useSecondsLeft';

const SECOND = 1000;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  // Scanners need dark on light, whatever the theme.
  plate: { padding: '8px', backgroundColor: '#fff', borderRadius: tokens.borderRadiusMedium, lineHeight: 0 },
  over: { filter: 'blur(8px)' },
  quiet: { color: tokens.colorNeutralForeground3 },
  waits: { width: '248px', height: '248px' },
});

/** A code that continues this session on another device: scanned or copied within a minute. */
export function HandOffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('handOff')}>{isOpen && <Code onClose={onClose} />}</DialogSurface>
    </Dialog>
  );
}

function Code({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const code = useQuery(handOffQuery());
  const left = useSecondsLeft(code.data ? code.dataUpdatedAt + HAND_OFF_SECONDS * SECOND : 0);
  const isOver = left === 0;
  return (
    <DialogBody>
      <DialogTitle>{text('handOff')}</DialogTitle>
      <DialogContent className={styles.content}>
        <Text>{text('handOffHint')}</Text>
        {code.isFetching ? (
          <Spinner className={styles.waits} label={text('makingCode')} />
        ) : code.data ? (
          <>
            <div className={mergeClasses(styles.plate, isOver && styles.over)} aria-hidden={isOver}>
              <Image src={code.data.qr_image} alt={text('linkQr')} width={232} height={232} />
            </div>
            {isOver ? (
              <Text role="status">{text('codeOver')}</Text>
            ) : (
              <>
                <CopyText text={code.data.url} name={text('link')} />
                <Text size={200} className={styles.quiet}>
                  {text('codeIsValidFor', { count: left })}
                </Text>
              </>
            )}
          </>
        ) : (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{code.error?.message}</MessageBarBody>
          </MessageBar>
        )}
      </DialogContent>
      <DialogActions>
        <Button appearance={isOver ? 'primary' : 'secondary'} onClick={() => void code.refetch()}>
          {text('newCode')}
        </Button>
        <Button appearance={isOver ? 'secondary' : 'primary'} onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
