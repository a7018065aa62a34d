import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import type { Project } from '@/contract/locations/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { CheckResults } from '@/screens/publishing/CheckResults';
import { PublishingProgress } from '@/screens/publishing/PublishingProgress';
import { PublishReview } from '@/screens/publishing/PublishReview';
import { isPublishing } from '@/screens/publishing/publishingState';
import { useChecks } from '../panels/checks/useChecks';
import { useTypedRooms } from '../placements/usePlacementForms';
import { useBesideNetwork } from '../session/besideNetwork';
import { countChanges } from '../session/countChanges';
import { useEditorActors } from '../session/editorActors';
import { useTypedForms } from '../typed/useTypedForms';
import { text } from './texts';

interface Props {
  readonly project: Project;
  readonly publishing: ActorRefFrom<PublishingMachine>;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Publishing in the editor: the question first, then the progress. */
export function PublishDialog({ project, publishing, onSave, onClose }: Props) {
  const { document, editor } = useEditorActors();
  const beside = useBesideNetwork();
  const { placements, routeCases } = beside;
  const typedForms = useTypedRooms(placements) + useTypedForms(beside);
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  useReturnFocus();
  const checks = useChecks(true);
  const cases = useSyncExternalStore(routeCases.subscribe, routeCases.get);
  const [, setParams] = useSearchParams();
  const isSaving = useSelector(document, (snapshot) => snapshot.hasTag('saving'));
  const isReviewing = useSelector(publishing, (snapshot) => snapshot.matches('reviewing'));
  const isRunning = useSelector(publishing, isPublishing);
  const isBusy = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'));
  const showChecks = () => {
    editor.send({ type: 'view.set', view: 'map' });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('list', 'checks');
        return after;
      },
      { replace: true },
    );
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('publish')}>
        {!isReviewing ? (
          <DialogBody>
            <DialogTitle>{project.name}</DialogTitle>
            <DialogContent>
              <PublishingProgress publishing={publishing} />
            </DialogContent>
            <DialogActions>
              {isRunning && (
                <Button onClick={() => publishing.send({ type: 'cancel' })}>{text('cancelPublishing')}</Button>
              )}
              {!isBusy && <Button onClick={() => publishing.send({ type: 'review' })}>{text('publish')}</Button>}
              <Button autoFocus onClick={onClose}>
                {text('close')}
              </Button>
            </DialogActions>
          </DialogBody>
        ) : (
          <PublishReview
            project={project}
            notice={<PublishingProgress publishing={publishing} />}
            problems={<CheckResults checks={checks} cases={cases} onShow={showChecks} />}
            unsaved={{ count: countChanges(history) + typedForms, isSaving, onSave }}
            onPublish={() => publishing.send({ type: 'confirm' })}
            onCancel={onClose}
          />
        )}
      </DialogSurface>
    </Dialog>
  );
}
