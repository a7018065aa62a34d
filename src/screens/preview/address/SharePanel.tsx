import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular, ShareRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { useMapTexts } from '../languages/mapTexts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px',
    marginTop: '16px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // A camera reads dark on light, in every theme.
  code: { width: '132px', height: '132px', padding: '8px', borderRadius: '8px', backgroundColor: '#ffffff' },
  words: { flex: '1 1 160px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  address: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minHeight: '44px' },
});

/** Pixels of the code: sharp at the size on a screen of three pixels to a pixel. */
const CODE_SIDE = 400;

/** A link to what the map shows. */
export interface SharedLink {
  readonly address: string;
  readonly title: string;
  /** A kiosk has a code alone: nobody could take its clipboard along. */
  readonly isKiosk: boolean;
  readonly drawQr: QrDrawer;
}

/** The link to what the map shows: as a code for a phone, to copy, and for the share sheet of the device. */
export function SharePanel({ address, title, isKiosk, drawQr }: SharedLink) {
  const styles = useStyles();
  const { text } = useMapTexts();
  const code = useCode(address, drawQr);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  // Closing the sheet of the device is no failure.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <section className={styles.panel} aria-label={text('share')}>
      {code && <img className={styles.code} src={code} alt={text('codeOf', { address })} />}
      <div className={styles.words}>
        <Text>{text(isKiosk ? 'scanKiosk' : 'scan')}</Text>
        {!isKiosk && (
          <>
            <Text size={200} className={styles.address} dir="ltr">
              {address}
            </Text>
            <div className={styles.buttons}>
              <Button
                className={styles.button}
                icon={copied === 'yes' ? <CheckmarkRegular /> : <CopyRegular />}
                onClick={() => void copy()}
              >
                {text('copyLink')}
              </Button>
              {'share' in navigator && (
                <Button className={styles.button} icon={<ShareRegular />} onClick={share}>
                  {text('shareWith')}
                </Button>
              )}
            </div>
            <Text size={200} role="status">
              {copied === 'yes' ? text('linkCopied') : copied === 'failed' ? text('linkNotCopied') : ''}
            </Text>
          </>
        )}
      </div>
    </section>
  );
}

/** The address as a picture of a QR code; null until it is drawn. */
function useCode(address: string, drawQr: QrDrawer): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    drawQr(address, CODE_SIDE).then(
      (drawn) => {
        if (!isOver) setCode(drawn);
      },
      // The link is there without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [address, drawQr]);
  return code;
}
