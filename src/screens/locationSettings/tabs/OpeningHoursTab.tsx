import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { RecordPage } from '@/components/form/RecordPage';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WeekField } from '@/components/hours/WeekField';
import { formRecordOf } from '@/machines/records/recordKind';
import { DestinationHours } from '../DestinationHours';
import { TAB_PARAMETER } from '../settingsTabs';
import { weekKind } from '../tabKinds';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: '40px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The opening hours of a location, and below them those of its destinations. */
export function OpeningHoursTab({ project, machine, onDiscard }: TabProps) {
  const styles = useStyles();
  const form = useRecordForm(weekKind, {
    machine,
    record: formRecordOf(weekKind, project),
    staysOpen: true,
    choices: undefined,
    onEnd: onDiscard,
  });
  return (
    <div className={styles.tab}>
      <RecordPage form={form} label={text('openingHours')} tabParameter={TAB_PARAMETER}>
        <WeekField form={form} name="hours" switchLabel={text('hasHours')} />
        {form.values.hours === null && <Text className={styles.quiet}>{text('noHours')}</Text>}
      </RecordPage>
      <DestinationHours organisation={project.organisation_uuid} />
    </div>
  );
}
