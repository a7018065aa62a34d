import { Avatar, Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { changedFields } from '@/components/propertyDiff/changedFields';
import { PropertyDiff } from '@/components/propertyDiff/PropertyDiff';
import type { LogEntry } from '@/contract/locations/projectLog';
import { actionText } from './actionText';
import { text } from './texts';

const useStyles = makeStyles({
  entry: { padding: '12px 16px', '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 240px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  description: { overflowWrap: 'anywhere' },
});

/** An entry of the log: the person, the action and its time, and the changed fields. */
export function LogEntryRow({ entry }: { entry: LogEntry }) {
  const styles = useStyles();
  const { user: viewer } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const fields = changedFields(entry.properties);
  const { user, action, description, created_at } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <Avatar
          size={32}
          name={user?.name ?? text('service')}
          color="brand"
          aria-hidden
          {...(user?.avatar && { image: { src: user.avatar } })}
        />
        <span className={styles.words}>
          <Text className={styles.description}>{description}</Text>
          <Text size={200} className={styles.quiet}>
            {[user?.name ?? text('service'), user?.email, formatDateTime(created_at, viewer.time_zone)]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </Text>
        </span>
        <Badge appearance="tint" color="informative">
          {actionText(action)}
        </Badge>
        {fields.length > 0 && (
          <Button
            appearance="subtle"
            size="small"
            icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'hide' : 'show')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={detailsId}>
          <PropertyDiff fields={fields} label={text('properties', { description })} />
        </div>
      )}
    </li>
  );
}
