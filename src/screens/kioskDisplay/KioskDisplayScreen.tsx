import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular, MapRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { KioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
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

/** Milliseconds: a finger that drags the map is one touch. */
const TOUCH_INTERVAL = 1000;

interface Props {
  readonly machine: KioskDisplayMachine;
  /** The key that this browser has stored. */
  readonly storedKey: string | null;
}

/** The page that a kiosk shows all the time. */
export function KioskDisplayScreen({ machine, storedKey }: Props) {
  const styles = useStyles();
  const actor = useMachineActor(machine, { input: { deviceKey: storedKey } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { deviceKey, shown, visits, problem } = state.context;
  const { send } = actor;
  useEffect(() => {
    let last = 0;
    const onTouch = () => {
      if (Date.now() - last < TOUCH_INTERVAL) return;
      last = Date.now();
      send({ type: 'touched' });
    };
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    for (const kind of kinds) document.addEventListener(kind, onTouch, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onTouch);
    };
  }, [send]);

  if (deviceKey === null || state.matches('commissioning'))
    return (
      <CodeForm
        isBusy={state.matches({ commissioning: 'exchanging' })}
        problem={problem}
        onCode={(code) => send({ type: 'code.entered', code })}
      />
    );
  return (
    <div className={styles.page}>
      {state.matches({ commissioned: { display: 'loading' } }) && <Loading label={text('loading')} page />}
      {state.matches({ commissioned: { display: 'failed' } }) && (
        <EmptyState isPage icon={<ErrorCircleRegular />} title={text('failed')} text={text('failedText')} />
      )}
      {state.matches({ commissioned: { display: 'nothing' } }) && (
        <EmptyState
          isPage
          icon={<MapRegular />}
          title={text('nothing')}
          text={text('nothingText', { name: shown?.name ?? '' })}
        />
      )}
      {shown?.build && <KioskMap deviceKey={deviceKey} shown={shown} visit={visits} />}
      {shown && state.matches({ commissioned: { display: 'screensaver' } }) && (
        <Screensaver shown={shown} onTouch={() => send({ type: 'touched' })} />
      )}
      {/* The region is there before its text, so that screen readers announce the text. */}
      <div role="status">
        {state.matches({ commissioned: { contact: 'outOfContact' } }) && (
          <div className={styles.sign}>
            <PlugDisconnectedRegular aria-hidden /> {text('outOfContact')}
          </div>
        )}
      </div>
    </div>
  );
}
