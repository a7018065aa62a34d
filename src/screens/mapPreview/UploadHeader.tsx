import { Button, makeStyles, Tag, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import { PageHeader } from '@/components/layout/PageHeader';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import { text } from './texts';

const useStyles = makeStyles({ note: { color: tokens.colorNeutralForeground3 } });

interface Props {
  readonly upload: UploadedMapFile;
  readonly timeZone: string | undefined;
  /** The page that this person returns to. */
  readonly back: { readonly label: string; readonly to: string; readonly go: () => void };
  readonly approval: { readonly isApproving: boolean; readonly isBusy: boolean; readonly approve: () => void };
}

/** The floor of an upload, where the file is from, and the button that approves it. */
export function UploadHeader({ upload, timeZone, back, approval }: Props) {
  const styles = useStyles();
  const { isApproving, isBusy, approve } = approval;
  const facts = [
    upload.filename,
    formatBytes(upload.bytes),
    formatDateTime(upload.created_at, timeZone),
    ...(upload.created_by ? [upload.created_by] : []),
  ];
  return (
    <PageHeader
      title={titleOf(upload)}
      trail={[
        { to: '/locations', label: text('locations') },
        { to: back.to, label: back.label },
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
          <Button onClick={back.go}>{text('back')}</Button>
          <ActionButton
            appearance="primary"
            blockedBy={blockedWhile(upload.current, text('alreadyApproved')) ?? blockedWhile(isBusy)}
            onClick={approve}
          >
            {isApproving ? text('approving') : text('approve')}
          </ActionButton>
        </>
      }
      note={
        <Text size={200} className={styles.note}>
          {facts.join(' · ')}
        </Text>
      }
    />
  );
}

const titleOf = ({ building, floor }: UploadedMapFile): string =>
  building ? `${building.name} : ${floor.name}` : floor.name;
