import { Button, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { configQuery, type LocationConfig } from '@/api/locations/projectDetails';
import { Loading } from '@/components/feedback/Loading';
import { RecordPage } from '@/components/form/RecordPage';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formRecordOf } from '@/machines/records/recordKind';
import { PairsField } from '../PairsField';
import { TAB_PARAMETER } from '../settingsTabs';
import { configKind } from '../tabKinds';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

/** The internal configuration of a location, for provider staff. */
export function ConfigTab({ project, ...tab }: TabProps) {
  const config = useQuery({ ...configQuery(project.uuid), refetchOnWindowFocus: false });
  if (config.data) return <ConfigForm config={config.data} {...tab} />;
  if (config.isPending) return <Loading label={text('loading')} />;
  return (
    <>
      <Text role="alert">{text('listFailed', { reason: config.error.message })}</Text>
      <Button onClick={() => void config.refetch()}>{text('retry')}</Button>
    </>
  );
}

function ConfigForm({ config, machine, onDiscard }: Omit<TabProps, 'project'> & { config: LocationConfig }) {
  const form = useRecordForm(configKind, {
    machine,
    record: formRecordOf(configKind, config),
    staysOpen: true,
    choices: undefined,
    onEnd: onDiscard,
  });
  return (
    <RecordPage form={form} label={text('internal')} tabParameter={TAB_PARAMETER}>
      <Text>{text('usdText')}</Text>
      <PairsField
        legend={text('usdConfig')}
        empty={text('usdEmpty')}
        pairs={form.values.pairs}
        showsErrors={form.errorOf('pairs') !== undefined}
        onChange={(pairs) => form.set('pairs', pairs)}
      />
    </RecordPage>
  );
}
