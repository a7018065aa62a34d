import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular, MapRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { QrDrawer } from '@/components/media/qrDrawer';
import type { KioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
import { useTouches } from '../preview/kiosk/useTouches';
import { CodeForm } from './CodeForm';
import { KioskMap } from './KioskMap';
import { Screensaver } from './Screensaver';
import { text } from './texts';

const useStyles = makeStyles({
  page: { position: 'relative', height: '100%', overflow: 'hidden' },
  sign: {
    position: 'absolute',
    zIndex: 11,
    left: '50%',
    top: '12px',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '4px 12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

interface Props {
  readonly machine: KioskDisplayMachine;
  /** The key that this browser has stored. */
  readonly storedKey: string | null;
  readonly drawQr: QrDrawer;
  /** The device is no kiosk, or is a kiosk that somebody uses now, or not. */
  readonly onUse: (use: 'none' | 'unused' | 'used') => void;
}

/** The page that a kiosk shows all the time. */
export function KioskDisplayScreen({ machine, storedKey, drawQr, onUse }: Props) {
  const styles = useStyles();
  const actor = useMachineActor(machine, { input: { deviceKey: storedKey } });
  const { deviceKey, shown, visits, problem, ...state } = useSelector(
    actor,
    (snapshot) => ({
      deviceKey: snapshot.context.deviceKey,
      shown: snapshot.context.shown,
      visits: snapshot.context.visits,
      problem: snapshot.context.problem,
      isCommissioned: snapshot.matches('commissioned'),
      isExchanging: snapshot.matches({ commissioning: 'exchanging' }),
      isWarned: snapshot.matches({ commissioned: { display: 'warned' } }),
      isWithVisitor:
        snapshot.matches({ commissioned: { display: 'visited' } }) ||
        snapshot.matches({ commissioned: { display: 'warned' } }),
      isLoading: snapshot.matches({ commissioned: { display: 'loading' } }),
      hasFailed: snapshot.matches({ commissioned: { display: 'failed' } }),
      hasNothing: snapshot.matches({ commissioned: { display: 'nothing' } }),
      showsScreensaver: snapshot.matches({ commissioned: { display: { unattended: { picture: 'screensaver' } } } }),
      isOutOfContact: snapshot.matches({ commissioned: { contact: 'outOfContact' } }),
    }),
    shallowEqual,
  );
  const { send } = actor;
  const use = !state.isCommissioned || shown === null ? 'none' : state.isWithVisitor ? 'used' : 'unused';
  useEffect(() => onUse(use), [onUse, use]);
  const onTouch = useCallback(() => send({ type: 'touched' }), [send]);
  useTouches(onTouch);

  if (deviceKey === null || !state.isCommissioned)
    return (
      <CodeForm isBusy={state.isExchanging} problem={problem} onCode={(code) => send({ type: 'code.entered', code })} />
    );
  return (
    <div className={styles.page}>
      {state.isLoading && <Loading label={text('loading')} page />}
      {state.hasFailed && (
        <EmptyState isPage icon={<ErrorCircleRegular />} title={text('failed')} text={text('failedText')} />
      )}
      {state.hasNothing && (
        <EmptyState
          isPage
          icon={<MapRegular />}
          title={text('nothing')}
          text={text('nothingText', { name: shown?.name ?? '' })}
        />
      )}
      {shown?.build && (
        <KioskMap
          deviceKey={deviceKey}
          drawQr={drawQr}
          shown={shown}
          visit={visits}
          isWarned={state.isWarned}
          onTouch={onTouch}
        />
      )}
      {shown && state.showsScreensaver && <Screensaver shown={shown} onTouch={onTouch} />}
      {/* A sign for whoever looks after the kiosk; words about it are nothing to the public. */}
      {state.isOutOfContact && (
        <div className={styles.sign} data-testid="out-of-contact">
          <PlugDisconnectedRegular aria-hidden />
        </div>
      )}
    </div>
  );
}
