import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Loading } from '@/components/feedback/Loading';
import { useNotify } from '@/components/feedback/useNotify';
import { afterApproval } from '@/components/floorPlan/awaitedLabels';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { translate } from '@/contract/texts/translate';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import { PreviewFailure } from './PreviewFailure';
import { text } from './texts';
import { UploadReview } from './UploadReview';

const LOCATIONS = '/locations';

interface Props {
  readonly machine: MapApprovalMachine;
  /** The next step for a person without a session; null for everyone else. */
  readonly onSignIn: (() => void) | null;
  readonly timeZone: string | undefined;
  /** The list of uploads or of buildings that this person returns to. */
  readonly backTo: (project: string) => string;
  readonly backLabel: string;
}

/** An uploaded floor plan as it would be on its floor, and its approval. */
export function MapPreviewScreen({ machine, onSignIn, timeZone, backTo, backLabel }: Props) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const approval = useMachineActor(machine, { input: { upload: id } });
  const state = useSelector(approval, (snapshot) => snapshot.value);
  const { preview, error, approved } = useSelector(approval, (snapshot) => snapshot.context);
  useEffect(() => {
    if (state !== 'approved' || !approved) return;
    notify(translate('map.approved'));
    const to = approved.project_uuid ? backTo(approved.project_uuid) : LOCATIONS;
    // Labels that were chosen with the floor plan follow it.
    void navigate(to, { replace: true, state: afterApproval(id) });
  }, [state, approved, navigate, notify, backTo, id]);

  const loading = () => <Loading label={text('loadingUpload')} page />;
  const review = () => {
    if (!preview) return loading();
    const { project_uuid: project } = preview.upload;
    const back = { label: backLabel, to: project ? backTo(project) : LOCATIONS };
    return <UploadReview approval={approval} preview={preview} timeZone={timeZone} back={back} />;
  };
  const contents: Readonly<Record<typeof state, () => ReactNode>> = {
    loadingPreview: loading,
    previewFailed: () => (
      <PreviewFailure error={error} onSignIn={onSignIn} onRetry={() => approval.send({ type: 'retry' })} />
    ),
    preview: review,
    confirming: review,
    correcting: review,
    approving: review,
    approveFailed: review,
    approved: review,
  };
  return contents[state]();
}
