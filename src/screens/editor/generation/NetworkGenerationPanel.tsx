import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useMachineOutput } from '@/components/machine/useMachineOutput';
import { pressedKey } from '@/components/pressedKey';
import type { NetworkGenerationMachine } from '@/machines/editor/networkGeneration.machine';
import { applyGenerated, generatedOperation } from '@/model/network/generating/generatedOperation';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import { EMPTY_NETWORK } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import type { NetworkGenerationProps } from '../session/partProps';
import { FloorChoices } from './FloorChoices';
import { GeneratedReport } from './GeneratedReport';
import { text } from './texts';
import { transitName } from './transitName';

const useStyles = makeStyles({
  /** Over the properties; the map stays free. */
  panel: {
    display: 'flex',
    flexDirection: 'column',
    position: 'absolute',
    top: '44px',
    bottom: '28px',
    right: 0,
    width: '400px',
    maxWidth: '100%',
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    ':focus': { outlineStyle: 'none' },
  },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '16px' },
  note: { color: tokens.colorNeutralForeground3 },
});

interface Props extends NetworkGenerationProps {
  readonly machine: NetworkGenerationMachine;
}

/** Which floors get a network from their plans, then a look at it on the map beside the panel. */
export function NetworkGenerationPanel({ machine, floors, shown, onPreview, onClose }: Props) {
  const styles = useStyles();
  const { document, perform } = useEditorActors();
  const { project, types } = useOpenedLocation();
  useReturnFocus();
  const actor = useMachineActor(machine, { input: { project, floors, shown } });
  const ticked = useSelector(actor, ({ context }) => context.ticked);
  const mode = useSelector(actor, ({ context }) => context.mode);
  const error = useSelector(actor, ({ context }) => context.error);
  const generated = useSelector(actor, ({ context }) => context.generated);
  const state = useSelector(actor, ({ value }) => value);
  const present = useSelector(document, ({ context }) => context.history.present);
  const options = useMemo(() => ({ mode, types, nameOf: transitName }), [mode, types]);
  const operation = useMemo(
    () => generated && generatedOperation(present, generated, options),
    [present, generated, options],
  );
  // Nodes that it replaces stay in view until it is applied.
  const preview = useMemo(
    () => (mode === 'replace' && operation && generated ? besides(operation, generated, options) : operation),
    [mode, operation, generated, options],
  );
  useEffect(() => {
    onPreview(preview);
    return () => onPreview(null);
  }, [preview, onPreview]);
  useMachineOutput(actor, (result) => {
    if (result === 'applied' && operation) perform(operation);
    onClose();
  });
  const isEmpty = !generated?.floors.some(({ nodes }) => nodes.length > 0);
  const changes = mode === 'update' && operation ? operation.floors : null;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const cancel = () => actor.send({ type: 'cancel' });
  return (
    <aside
      ref={panel}
      aria-label={text('title')}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && cancel()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" aria-label={text('close')} icon={<DismissRegular />} onClick={cancel} />}
        >
          {text('title')}
        </DrawerHeaderTitle>
        <Text className={styles.note}>{text('intro')}</Text>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {error !== null && state === 'choosing' && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
        {state === 'choosing' && (
          <FloorChoices
            floors={floors}
            ticked={ticked}
            mode={mode}
            onToggle={(floor) => actor.send({ type: 'toggle', floor })}
            onMode={(chosen) => actor.send({ type: 'setMode', mode: chosen })}
          />
        )}
        {state === 'generating' && (
          <>
            <Text role="status">{text('generating')}</Text>
            <ProgressBar aria-label={text('generating')} />
          </>
        )}
        {state === 'reviewing' && generated && (
          <GeneratedReport generated={generated} changes={changes} floors={floors} />
        )}
      </DrawerBody>
      <DrawerFooter>
        {state === 'choosing' && (
          <ActionButton
            appearance="primary"
            blockedBy={blockedWhile(ticked.length === 0, text('noFloor'))}
            onClick={() => actor.send({ type: 'generate' })}
          >
            {text('generate')}
          </ActionButton>
        )}
        {state === 'reviewing' && (
          <ActionButton
            appearance="primary"
            blockedBy={blockedWhile(
              operation === null || operation.blockedBy !== null,
              text(isEmpty ? 'nothing' : 'unchanged'),
            )}
            onClick={() => actor.send({ type: 'apply' })}
          >
            {text('apply')}
          </ActionButton>
        )}
        {state !== 'choosing' && <Button onClick={() => actor.send({ type: 'back' })}>{text('back')}</Button>}
        <Button onClick={cancel}>{text('cancel')}</Button>
      </DrawerFooter>
    </aside>
  );
}

/** The same network beside the one that is there, so that all of it is drawn. */
const besides = (
  operation: Operation,
  generated: GeneratedNetwork,
  options: Parameters<typeof applyGenerated>[2],
): Operation => ({
  ...operation,
  edit: (network) => {
    const { nodes, edges } = applyGenerated({ ...EMPTY_NETWORK, nextId: network.nextId }, generated, options).network;
    return {
      ...network,
      nodes: new Map([...network.nodes, ...nodes]),
      edges: new Map([...network.edges, ...edges]),
    };
  },
});
