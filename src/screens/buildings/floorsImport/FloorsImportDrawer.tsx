import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Building } from '@/contract/buildings/buildings';
import { floorToOpen } from '@/machines/buildings/floorRows';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import { FoundFloors } from './FoundFloors';
import { ImportActions } from './ImportActions';
import { type ImportStep, importStepOf } from './importStep';
import type { ImportView } from './importView';
import { StepContent } from './StepContent';
import { text } from './texts';

const useStyles = makeStyles({
  drawer: { width: '640px', maxWidth: '100vw' },
  wide: { width: '1120px' },
  body: { display: 'flex', flexDirection: 'column', gap: '20px', paddingTop: '16px', paddingBottom: '24px' },
  note: { color: tokens.colorNeutralForeground3 },
  foot: {
    display: 'flex',
    gap: '8px',
    justifyContent: 'flex-end',
    position: 'sticky',
    bottom: '-24px',
    padding: '12px 0',
    marginBottom: '-12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The drawing stands beside its layers. */
const WIDE_AT: ReadonlySet<ImportStep> = new Set(['deciding', 'planning']);

interface Props {
  readonly project: string;
  readonly buildings: readonly Building[];
  readonly machine: FloorsImportMachine;
  readonly onClose: () => void;
}

/** Floors of a whole building from one file: looked at first, then added one after the other. */
export function FloorsImportDrawer({ project, buildings, machine, onClose }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  useReturnFocus();
  const currentUser = useCurrentUser();
  const mayPlace = canUse(currentUser, 'destinations') || canUse(currentUser, 'waypoint-editor');
  const mayBringNetwork = canUse(currentUser, 'waypoint-editor') && canUse(currentUser, 'route-editor');
  const actor = useMachineActor(machine, { input: { project, buildings, mayPlace, mayBringNetwork } });
  const { send } = actor;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const step = useSelector(actor, (snapshot) => importStepOf(snapshot.value));
  const title = useRef<HTMLHeadingElement>(null);
  // The button that leads on goes with its step, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  });
  const view: ImportView = { step, context, buildings, send };
  const { error, read, rows } = context;
  const first = floorToOpen(rows, read?.floors ?? []);
  const editor = `/editor/${project}?viewType=map&floor=${first}`;
  // Leaving stops what is going on; the floors that are in stay.
  const close = () => {
    send({ type: 'cancel' });
    onClose();
  };
  return (
    <OverlayDrawer
      {...dialogProps('floorsImport')}
      open
      position="end"
      className={mergeClasses(styles.drawer, WIDE_AT.has(step) && styles.wide)}
      modalType={step === 'bringing' ? 'alert' : 'modal'}
      onOpenChange={(_event, { open }) => !open && close()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ ref: title, tabIndex: -1 }}
          action={<Button appearance="subtle" aria-label={text('close')} icon={<DismissRegular />} onClick={close} />}
        >
          {text('title')}
        </DrawerHeaderTitle>
        <Text className={styles.note}>{text('hint')}</Text>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {/* An interruption says its error with the floors that are in. */}
        {error !== null && step !== 'interrupted' && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
        <StepContent {...view} />
        <FoundFloors {...view} />
        <div className={styles.foot}>
          <ImportActions
            {...view}
            onGenerate={first !== null && mayBringNetwork ? () => navigate(`${editor}&open=generation`) : null}
            onOpen={first === null ? null : () => navigate(editor)}
            onClose={close}
          />
        </div>
      </DrawerBody>
    </OverlayDrawer>
  );
}
