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
import { useSelector } from '@xstate/react';
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
import { UploadProblemList } from '@/components/floorPlan/UploadProblemList';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import { BrandPage } from '@/components/layout/BrandPage';
import { PageHeader } from '@/components/layout/PageHeader';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { translate } from '@/contract/texts/translate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import { text } from './texts';
import { UploadFloorPlan } from './UploadFloorPlan';

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
  missing: { margin: '8px 0', paddingLeft: '18px' },
  mono: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground3 },
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
  const state = useSelector(approval, (snapshot) => snapshot);
  const { preview, error, approved } = state.context;
  const isApproved = state.matches('approved');
  useEffect(() => {
    if (!isApproved || !approved) return;
    notify(translate('map.approved'));
    void navigate(approved.project_uuid ? backTo(approved.project_uuid) : '/locations', { replace: true });
  }, [isApproved, approved, navigate, notify, backTo]);

  if (state.matches('previewFailed'))
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

  const { upload, missing_meshes: missing } = preview;
  const isBusy = state.hasTag('busy');
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
              onClick={() => approval.send({ type: 'approve' })}
            >
              {state.matches('approving') ? text('approving') : text('approve')}
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
          <UploadFloorPlan upload={upload} />
          {state.matches('correcting') && (
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
              {state.matches('approveFailed') && (
                <MessageBarActions>
                  <Button size="small" onClick={() => approval.send({ type: 'retry' })}>
                    {text('retry')}
                  </Button>
                </MessageBarActions>
              )}
            </MessageBar>
          )}
          <section>
            <Subtitle2 as="h2" block className={styles.title}>
              {text('missingMeshes')}
            </Subtitle2>
            {missing.length === 0 ? (
              <Text>{text('noneMissing')}</Text>
            ) : (
              <>
                <Text block className={styles.note}>
                  {text('missingHint')}
                </Text>
                <ul className={styles.missing}>
                  {missing.map(({ object_name, name }) => (
                    <li key={object_name}>
                      {name} <span className={styles.mono}>{object_name}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Text block className={styles.note}>
              {text('meshCounts', { kept: preview.kept_meshes, added: preview.new_meshes })}
            </Text>
          </section>
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
        isOpen={state.matches('confirming')}
        title={text('approveTitle', { name: upload.floor.name })}
        text={translate('map.missingText', {
          count: missing.length,
          names: fewNames(missing.map(({ name }) => name)),
        })}
        labels={{ confirm: text('approve') }}
        onCancel={() => approval.send({ type: 'cancel' })}
        onConfirm={() => approval.send({ type: 'confirm' })}
      />
    </div>
  );
}

const MOST_NAMES = 5;

/** Each name once, the first of them in words. */
function fewNames(names: readonly string[]): string {
  const different = [...new Set(names)];
  const more = different.length - MOST_NAMES;
  return different.slice(0, MOST_NAMES).join(', ') + (more > 0 ? text('more', { more }) : '');
}

const titleOf = ({ building, floor }: UploadedMapFile): string =>
  building ? `${building.name} : ${floor.name}` : floor.name;
