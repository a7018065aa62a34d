import { Image, makeStyles, Text, tokens } from '@fluentui/react-components';
import { QrCodeRegular } from '@fluentui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/blocked/ActionButton';
import { CopyText } from '@/components/layout/CopyText';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { kioskAddress } from '@/model/kiosks/kioskAddress';
import { text } from './texts';

const useStyles = makeStyles({
  code: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  // Scanners need dark on light, whatever the theme.
  plate: { padding: '8px', backgroundColor: '#fff', borderRadius: tokens.borderRadiusMedium, lineHeight: 0 },
});

const SIZE = 232;

/** Draws a text as a QR code of this width in pixels. Returns a data address. */
export type QrDrawer = (text: string, width: number) => Promise<string>;

interface Props {
  readonly kiosk: Kiosk;
  readonly drawQr: QrDrawer;
}

/** A code that opens the map app at the kiosk. */
export function KioskQr({ kiosk, drawQr }: Props) {
  const styles = useStyles();
  const { project_id: project, mapapp_url: own, uid, node_id: node } = kiosk;
  const mapApp = own ?? `${window.location.origin}/preview/${project}`;
  const address = kioskAddress(mapApp, { uid, node });
  const code = useMutation({
    mutationFn: () => drawQr(address, SIZE),
  });
  return (
    <div className={styles.code}>
      <ActionButton
        icon={<QrCodeRegular />}
        blockedBy={project === null ? text('qrNeedsLocation') : null}
        onClick={() => code.mutate()}
      >
        {text('generateQr')}
      </ActionButton>
      {code.error && <Text role="alert">{text('qrFailed')}</Text>}
      {code.data && (
        <>
          <div className={styles.plate}>
            <Image src={code.data} alt={text('qrAlt')} width={SIZE} height={SIZE} />
          </div>
          <CopyText text={address} name={text('qrLink')} />
        </>
      )}
    </div>
  );
}
