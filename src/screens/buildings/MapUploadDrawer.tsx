import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Floor } from '@/contract/buildings/buildings';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import type { MapUploadMachine } from '@/machines/mapUpload.machine';
import { CheckedUpload } from './CheckedUpload';
import { EarlierPlans } from './EarlierPlans';
import { FileDrop } from './FileDrop';
import { planFiles } from './planFiles';
import { text } from './texts';
import { UploadProgressView } from './UploadProgressView';

const useStyles = makeStyles({
  drawer: { width: '560px', maxWidth: '100vw' },
  body: { display: 'flex', flexDirection: 'column', gap: '20px', paddingTop: '16px', paddingBottom: '24px' },
  note: { color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly project: string;
  readonly floor: Floor;
  /** The files that were dropped on the floor. */
  readonly files: readonly File[];
  readonly machine: MapUploadMachine;
  readonly approvalMachine: MapApprovalMachine;
  readonly onClose: () => void;
  /** Gets the labels file that was chosen too, for after the approval. */
  readonly onUploaded: (upload: UploadedMapFile, labels: File | null) => void;
}

/** The upload of a floor plan: it is read and previewed before anything is sent. */
export function MapUploadDrawer({ project, floor, files, machine, approvalMachine, onClose, onUploaded }: Props) {
  const styles = useStyles();
  useReturnFocus();
  const [given] = useState(() => planFiles(files));
  const [labels, setLabels] = useState(given.labels);
  const upload = useMachineActor(machine, { input: { floor: floor.uuid, compile: floor.compile, file: given.plan } });
  const { error, checked, step, corrections, filename, isReceived, ...state } = useSelector(
    upload,
    (snapshot) => ({
      error: snapshot.context.error,
      checked: snapshot.context.checked,
      step: snapshot.context.step,
      corrections: snapshot.context.corrections,
      filename: snapshot.context.file?.name ?? '',
      isReceived: snapshot.context.uploaded !== null,
      isBusy: snapshot.hasTag('busy'),
      isCancellable: snapshot.hasTag('cancellable'),
      isChoosing: snapshot.matches('choosing') || snapshot.matches('rejected'),
      isRejected: snapshot.matches('rejected'),
      isChecking: snapshot.matches('checking'),
      isChecked: snapshot.matches('checked'),
      hasFailed: snapshot.matches('failed'),
      isDone: snapshot.matches('uploaded'),
    }),
    shallowEqual,
  );
  const { isBusy, isDone } = state;
  // Once: a second call after a render of the parent would add the page to the history twice.
  const notifyUploaded = useEffectEvent(() => {
    const { output } = upload.getSnapshot();
    if (!output) return;
    // The drawer closes before its page is left, so that Back does not open it again.
    onClose();
    onUploaded(output, labels);
  });
  useEffect(() => {
    if (isDone) notifyUploaded();
  }, [isDone]);

  const choose = (chosen: readonly File[]) => {
    const { plan, labels: chosenLabels } = planFiles(chosen);
    if (chosenLabels) setLabels(chosenLabels);
    if (plan) upload.send({ type: 'file.chosen', file: plan });
  };
  const isRereading = state.isChecking && checked !== null;
  return (
    <OverlayDrawer
      {...dialogProps('mapUpload')}
      open
      position="end"
      className={styles.drawer}
      modalType={isBusy ? 'alert' : 'modal'}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" aria-label={text('close')} icon={<DismissRegular />} onClick={onClose} />}
        >
          {text('uploadMapOf', { name: floor.name })}
        </DrawerHeaderTitle>
        <Text className={styles.note}>{floor.plan === null ? text('uploadHint') : text('planStays')}</Text>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {error !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
        {labels !== null && (
          <MessageBar layout="multiline">
            <MessageBarBody>{text('labelsFollow', { name: labels.name })}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={() => setLabels(null)}>
                {text('withoutLabels')}
              </Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {state.isChoosing && (
          <FileDrop
            onFiles={choose}
            areSeveral
            label={text('choosePlan')}
            title={text('dropZip')}
            hint={text('zipHint')}
            inputLabel={text('zipFile')}
            accept=".zip,application/zip,.txt,text/plain"
          />
        )}
        {state.isChoosing && floor.plan !== null && (
          <EarlierPlans project={project} floor={floor} machine={approvalMachine} onUsed={onClose} />
        )}
        {state.isRejected && (
          <div className={styles.buttons}>
            <Button onClick={() => upload.send({ type: 'retry' })}>{text('readAgain')}</Button>
          </div>
        )}
        {isBusy && step && (
          <UploadProgressView
            step={step}
            filename={filename}
            onCancel={state.isCancellable ? () => upload.send({ type: 'cancel' }) : null}
          />
        )}
        {state.hasFailed && (
          <div className={styles.buttons}>
            <Button appearance="primary" onClick={() => upload.send({ type: 'retry' })}>
              {text('retry')}
            </Button>
            {isReceived && <Button onClick={() => upload.send({ type: 'skip' })}>{text('withoutCorrections')}</Button>}
            <Button appearance="subtle" onClick={() => upload.send({ type: 'cancel' })}>
              {text('back')}
            </Button>
          </div>
        )}
        {checked && (state.isChecked || isRereading) && (
          <CheckedUpload
            checked={checked}
            corrections={corrections}
            isBusy={isRereading}
            onCorrect={(changed) => upload.send({ type: 'correct', corrections: changed })}
            onUpload={() => upload.send({ type: 'upload' })}
            onOther={() => upload.send({ type: 'cancel' })}
          />
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}
