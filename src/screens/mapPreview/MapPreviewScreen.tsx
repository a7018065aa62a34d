import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Spinner,
  Subtitle2,
  Tag,
  Text,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkCircleRegular, ErrorCircleRegular, LockClosedRegular } from '@fluentui/react-icons';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { useNotify } from '@/components/feedback/useNotify';
import { CorrectionsForm, shapeOf } from '@/components/floorPlan/CorrectionsForm';
import { FloorPlanFacts } from '@/components/floorPlan/FloorPlanFacts';
import { lostDestinationsText } from '@/components/floorPlan/lostDestinationsText';
import { UploadProblemList } from '@/components/floorPlan/UploadProblemList';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import { BrandPage } from '@/components/layout/BrandPage';
import { PageHeader } from '@/components/layout/PageHeader';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { translate } from '@/contract/texts/translate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import { lostDestinations } from '@/model/floorPlan/identity/lostDestinations';
import { MissingRooms } from './MissingRooms';
import { RoomComparisonSection } from './RoomComparisonSection';
import { text } from './texts';
import { UploadFloorPlan } from './UploadFloorPlan';
import { useRoomReview } from './useRoomReview';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  split: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr', gridTemplateRows: '55vh auto', overflowY: 'auto' },
  },
  plan: { position: 'relative', minHeight: 0 },
  veil: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorBackgroundOverlay,
    zIndex: 2,
  },
  busy: {
    padding: '16px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
  },
  side: {
    overflowY: 'auto',
    padding: '20px 24px 32px',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: '0 0 8px' },
  note: { color: tokens.colorNeutralForeground3 },
});

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
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const approval = useMachineActor(machine, { input: { upload: id } });
  const { preview, error, approved, isApproved, isBusy, ...state } = useSelector(
    approval,
    (snapshot) => ({
      preview: snapshot.context.preview,
      error: snapshot.context.error,
      approved: snapshot.context.approved,
      isApproved: snapshot.matches('approved'),
      isBusy: snapshot.hasTag('busy'),
      hasNoPreview: snapshot.matches('previewFailed'),
      isApproving: snapshot.matches('approving'),
      isCorrecting: snapshot.matches('correcting'),
      isAsking: snapshot.matches('confirming'),
      hasFailed: snapshot.matches('approveFailed'),
    }),
    shallowEqual,
  );
  const review = useRoomReview(preview?.comparison);
  useEffect(() => {
    if (!isApproved || !approved) return;
    notify(translate('map.approved'));
    void navigate(approved.project_uuid ? backTo(approved.project_uuid) : '/locations', { replace: true });
  }, [isApproved, approved, navigate, notify, backTo]);

  if (state.hasNoPreview)
    return (
      <BrandPage>
        {onSignIn ? (
          <EmptyState
            isPage
            icon={<LockClosedRegular />}
            title={text('signInTitle')}
            text={text('signInText')}
            action={
              <Button appearance="primary" onClick={onSignIn}>
                {text('signIn')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            isPage
            icon={<ErrorCircleRegular />}
            title={text('uploadFailed')}
            text={error ?? translate('map.previewFailed')}
            action={<Button onClick={() => approval.send({ type: 'retry' })}>{text('retry')}</Button>}
          />
        )}
      </BrandPage>
    );
  if (!preview) return <Loading label={text('loadingUpload')} page />;

  const { upload } = preview;
  const lost = lostDestinations(preview.missing_meshes, preview.comparison, review.matches);
  const back = upload.project_uuid ? backTo(upload.project_uuid) : '/locations';
  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf(upload)}
        trail={[
          { to: '/locations', label: text('locations') },
          { to: back, label: backLabel },
        ]}
        tag={
          upload.current ? (
            <Tag size="small" appearance="brand" icon={<CheckmarkCircleRegular />}>
              {text('currentPlan')}
            </Tag>
          ) : (
            <Tag size="small">{text('notApproved')}</Tag>
          )
        }
        actions={
          <>
            <Button onClick={() => navigate(back)}>{text('back')}</Button>
            <ActionButton
              appearance="primary"
              blockedBy={blockedWhile(upload.current, text('alreadyApproved')) ?? blockedWhile(isBusy)}
              onClick={() => approval.send({ type: 'approve', matches: review.matches })}
            >
              {state.isApproving ? text('approving') : text('approve')}
            </ActionButton>
          </>
        }
        note={
          <Text size={200} className={styles.note}>
            {`${upload.filename} · ${formatBytes(upload.bytes)} · ${formatDateTime(upload.created_at, timeZone)}${upload.created_by ? ` · ${upload.created_by}` : ''}`}
          </Text>
        }
      />
      <div className={styles.split}>
        <div className={styles.plan}>
          <UploadFloorPlan upload={upload} comparison={preview.comparison} review={review} />
          {state.isCorrecting && (
            <div className={styles.veil}>
              <div className={styles.busy}>
                <Spinner label={translate('map.correcting')} />
              </div>
            </div>
          )}
        </div>
        <aside className={styles.side} aria-label={text('facts')}>
          {error !== null && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{error}</MessageBarBody>
              {state.hasFailed && (
                <MessageBarActions>
                  <Button size="small" onClick={() => approval.send({ type: 'retry' })}>
                    {text('retry')}
                  </Button>
                </MessageBarActions>
              )}
            </MessageBar>
          )}
          {preview.comparison && (
            <RoomComparisonSection comparison={preview.comparison} review={review} blockedBy={blockedWhile(isBusy)} />
          )}
          <MissingRooms lost={lost} kept={preview.kept_meshes} added={preview.new_meshes} />
          <section>
            <Subtitle2 as="h2" block className={styles.title}>
              {text('plan')}
            </Subtitle2>
            <FloorPlanFacts report={upload.report} />
          </section>
          <section>
            <Subtitle2 as="h2" block className={styles.title}>
              {text('corrections')}
            </Subtitle2>
            {upload.current ? (
              <Text className={styles.note}>{text('approvedStays')}</Text>
            ) : (
              <CorrectionsForm
                shape={shapeOf(upload.report)}
                blockedBy={blockedWhile(isBusy)}
                onChange={(changed) =>
                  approval.send({ type: 'correct', shape: { ...shapeOf(upload.report), ...changed } })
                }
              />
            )}
          </section>
          <section>
            <Subtitle2 as="h2" block className={styles.title}>
              {text('problems')}
            </Subtitle2>
            <UploadProblemList problems={upload.report.problems} />
          </section>
        </aside>
      </div>
      <WarningDialog
        isOpen={state.isAsking}
        title={text('approveTitle', { name: upload.floor.name })}
        text={lostDestinationsText(lost)}
        labels={{ confirm: text('approve') }}
        onCancel={() => approval.send({ type: 'cancel' })}
        onConfirm={() => approval.send({ type: 'confirm' })}
      />
    </div>
  );
}

const titleOf = ({ building, floor }: UploadedMapFile): string =>
  building ? `${building.name} : ${floor.name}` : floor.name;
