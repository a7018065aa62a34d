import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { lazyDialog } from '@/components/lazy/lazyPart';
import type { Building } from '@/contract/buildings/buildings';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import type { SetupStep } from '@/model/setup/setupSteps';
import { text } from './texts';

const FloorsImportDrawer = lazyDialog(
  async () => (await import('../../buildings/floorsImport/FloorsImportDrawer')).FloorsImportDrawer,
);

interface Props {
  readonly step: SetupStep;
  readonly project: ProjectDetails;
  readonly buildings: readonly Building[];
  readonly publishing: ActorRefFrom<PublishingMachine>;
  readonly floorsMachine: FloorsImportMachine;
  /** Checks again what could not be checked; null where nothing is to be repeated. */
  readonly onCheck: (() => void) | null;
}

/** The actions of a step; the main one of the next step stands out. */
export function SetupActions({ step: { name, state }, project, onCheck, ...rest }: Props) {
  const navigate = useNavigate();
  const appearance = state === 'next' ? 'primary' : 'secondary';
  const editor = `/editor/${project.uuid}?viewType=map`;
  const to = (address: string, label: string) => (
    <Button size="small" appearance={appearance} onClick={() => navigate(address)}>
      {label}
    </Button>
  );
  switch (name) {
    case 'plans':
      return <PlansActions {...rest} project={project.uuid} appearance={appearance} />;
    case 'names':
      return project.hasMap && to(editor, text('nameRooms'));
    case 'network':
      return (
        project.hasMap &&
        (state === 'done' ? to(editor, text('editNetwork')) : to(`${editor}&open=generation`, text('generate')))
      );
    case 'checks':
      if (onCheck)
        return (
          <Button size="small" onClick={onCheck}>
            {text('checkAgain')}
          </Button>
        );
      return state === 'doubtful' && to(`${editor}&list=checks`, text('showProblems'));
    case 'publication':
      return (
        state !== 'done' && <PublishButton project={project} publishing={rest.publishing} appearance={appearance} />
      );
    case 'kiosks':
      return state === 'doubtful' ? to(editor, text('placeKiosks')) : to('/kiosks', text('openKiosks'));
  }
}

interface PlansProps extends Pick<Props, 'buildings' | 'floorsMachine'> {
  readonly project: string;
  readonly appearance: 'primary' | 'secondary';
}

function PlansActions({ project, buildings, floorsMachine, appearance }: PlansProps) {
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button size="small" appearance={appearance} onClick={() => setImporting(true)}>
        {text('addPlans')}
      </Button>
      <Button size="small" onClick={() => navigate(`/locations/${project}/buildings`)}>
        {text('addByHand')}
      </Button>
      <Suspense fallback={null}>
        {isImporting && (
          <FloorsImportDrawer
            project={project}
            buildings={buildings}
            machine={floorsMachine}
            onClose={() => setImporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface PublishProps extends Pick<Props, 'publishing'> {
  readonly project: ProjectDetails;
  readonly appearance: 'primary' | 'secondary';
}

function PublishButton({ project, publishing, appearance }: PublishProps) {
  const currentUser = useCurrentUser();
  const isBusy = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'));
  if (!canUse(currentUser, 'publish') || !project.hasMap) return null;
  return (
    <ActionButton
      size="small"
      appearance={appearance}
      blockedBy={blockedWhile(isBusy)}
      onClick={() => publishing.send({ type: 'review' })}
    >
      {text('publish')}
    </ActionButton>
  );
}
