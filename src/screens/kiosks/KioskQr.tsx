import { Image, makeStyles, Text, tokens } from '@fluentui/react-components';
import { QrCodeRegular } from '@fluentui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/blocked/ActionButton';
import { CopyText } from '@/components/layout/CopyText';
import type { QrDrawer } from '@/components/media/qrDrawer';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { kioskAddress } from '@/model/kiosks/kioskAddress';
import { text } from './texts';

const useStyles = makeStyles({
  code: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  // Scanners need dark on light, whatever the theme.
  plate: { padding: '8px', backgroundColor: '#fff', borderRadius: tokens.borderRadiusMedium, lineHeight: 0 },
});

const SIZE = 232;

interface Props {
  readonly kiosk: Kiosk;
  readonly drawQr: QrDrawer;
}

/** The code is below what is in view: without a move nothing seems to happen. */
const showCode = (code: HTMLElement | null) => code?.scrollIntoView({ block: 'center' });

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
          <div ref={showCode} className={styles.plate}>
            <Image src={code.data} alt={text('qrAlt')} width={SIZE} height={SIZE} />
          </div>
          <CopyText text={address} name={text('qrLink')} />
        </>
      )}
    </div>
  );
}
