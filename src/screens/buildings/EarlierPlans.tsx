import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { uploadsQuery } from '@/api/uploads/uploads';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import { formatDateTime } from '@/components/formatDateTime';
import type { Floor } from '@/contract/buildings/buildings';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import { EarlierPlanApproval } from './EarlierPlanApproval';
import { text } from './texts';

const useStyles = makeStyles({
  title: { margin: '0 0 4px' },
  note: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  names: { flexGrow: 1, minWidth: 0 },
});

interface Props {
  readonly project: string;
  readonly floor: Floor;
  readonly machine: MapApprovalMachine;
  /** A plan is the floor plan of the floor again. */
  readonly onUsed: () => void;
}

/** The floor plans that a floor had before, each of which it can have again. */
export function EarlierPlans({ project, floor, machine, onUsed }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const notify = useNotify();
  const { user } = useCurrentUser();
  const uploads = useQuery(uploadsQuery(project));
  const [chosen, setChosen] = useState<string | null>(null);
  const earlier = (uploads.data ?? []).flatMap((upload) =>
    upload.floor.uuid === floor.uuid && !upload.current && upload.approved_at !== null
      ? [{ ...upload, moment: formatDateTime(upload.approved_at, user.time_zone) }]
      : [],
  );
  if (uploads.isError)
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{text('earlierFailed', { reason: uploads.error.message })}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={() => void uploads.refetch()}>
            {text('retry')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  if (earlier.length === 0) return null;
  return (
    <section>
      <Subtitle2 as="h3" block className={styles.title}>
        {text('earlierPlans')}
      </Subtitle2>
      <ul className={styles.list} aria-label={text('earlierPlans')}>
        {earlier.map(({ uuid, moment, filename, created_by }) => (
          <li key={uuid}>
            <div className={styles.row}>
              <div className={styles.names}>
                <Text block>{text('planOf', { moment })}</Text>
                <Text size={200} block className={styles.note}>
                  {[filename, created_by].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Button appearance="subtle" onClick={() => navigate(`/map-preview/${uuid}`)}>
                {text('preview')}
              </Button>
              <ActionButton
                blockedBy={blockedWhile(chosen !== null)}
                aria-label={text('usePlanOf', { moment })}
                onClick={() => setChosen(uuid)}
              >
                {text('useAgain')}
              </ActionButton>
            </div>
            {chosen === uuid && (
              <EarlierPlanApproval
                upload={uuid}
                floor={floor.name}
                machine={machine}
                onApproved={() => {
                  notify(text('usedAgain', { moment, name: floor.name }));
                  onUsed();
                }}
                onCancel={() => setChosen(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
