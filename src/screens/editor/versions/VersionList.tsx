import { Badge, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import type { Build } from '@/contract/publishing/builds';
import { text } from './texts';

const useStyles = makeStyles({
  list: { overflowY: 'auto', maxHeight: 'min(64vh, 640px)' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly versions: readonly Build[];
  readonly chosen: number;
  readonly onChoose: (number: number) => void;
}

/** The versions, the newest first: when, by whom, and who sees it. */
export function VersionList({ versions, chosen, onChoose }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  return (
    <RadioGroup
      className={styles.list}
      aria-label={text('versions')}
      value={String(chosen)}
      onChange={(_event, { value }) => onChoose(Number(value))}
    >
      {versions.map(({ build_number, created_at, created_by, shown_to }) => (
        <Radio
          key={build_number}
          value={String(build_number)}
          label={
            <span className={styles.words}>
              <Text weight="semibold">{text('build', { number: build_number })}</Text>
              <Text size={200} className={styles.quiet}>
                {[formatDateTime(created_at, user.time_zone), created_by?.name].filter(Boolean).join(' · ')}
              </Text>
              {shown_to && (
                <Badge appearance="tint" color={shown_to === 'visitors' ? 'success' : 'informative'}>
                  {text(shown_to === 'visitors' ? 'visitors' : 'demo')}
                </Badge>
              )}
            </span>
          }
        />
      ))}
    </RadioGroup>
  );
}
