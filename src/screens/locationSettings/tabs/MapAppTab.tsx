import { makeStyles, Subtitle2 } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendScreensaver } from '@/api/kiosks/screensavers';
import { screensaversQuery } from '@/api/locations/projectDetails';
import { Loading } from '@/components/feedback/Loading';
import { ImageField } from '@/components/form/ImageField';
import { RecordPage } from '@/components/form/RecordPage';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { formRecordOf } from '@/machines/records/recordKind';
import { mapAppKind } from '../mapAppKind';
import { TAB_PARAMETER } from '../settingsTabs';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

const useStyles = makeStyles({ heading: { margin: '16px 0 0' } });

/** The map app of a location and its screensavers. */
export function MapAppTab({ project, ...tab }: TabProps) {
  const { settings } = project;
  const screensavers = useQuery(screensaversQuery(project.uuid, settings?.skin_id ?? null));
  // A failure is not shown: the settings may have the screensavers too.
  if (screensavers.isPending) return <Loading label={text('loading')} />;
  const { portrait, landscape } = screensavers.data ?? {};
  const whole: ProjectDetails = {
    ...project,
    ...(settings && {
      settings: {
        ...settings,
        ...(portrait && { screensaver_portrait: portrait }),
        ...(landscape && { screensaver_landscape: landscape }),
      },
    }),
  };
  return <MapAppForm project={whole} {...tab} />;
}

function MapAppForm({ project, machine, onDiscard }: TabProps) {
  const styles = useStyles();
  const form = useRecordForm(mapAppKind, {
    machine,
    record: formRecordOf(mapAppKind, project),
    staysOpen: true,
    choices: undefined,
    onEnd: onDiscard,
  });
  const { uuid, organisation_uuid: organisation } = project;
  const sends = useMemo(
    () => ({
      portrait: sendScreensaver(uuid, organisation, 'portrait'),
      landscape: sendScreensaver(uuid, organisation, 'landscape'),
    }),
    [uuid, organisation],
  );
  return (
    <RecordPage form={form} label={text('mapApp')} tabParameter={TAB_PARAMETER}>
      <SwitchField form={form} name="enabled" />
      <TextField form={form} name="url" type="url" hint={text('mapAppUrlHint')} />
      <TextField form={form} name="parameters" hint={text('mapAppParametersHint')} />
      {form.values.hasScreensavers && (
        <>
          <Subtitle2 as="h2" className={styles.heading}>
            {text('screensavers')}
          </Subtitle2>
          <ImageField form={form} name="portrait" send={sends.portrait} />
          <SwitchField form={form} name="portraitEnabled" />
          <SwitchField form={form} name="portraitTransparent" />
          <ImageField form={form} name="landscape" send={sends.landscape} />
          <SwitchField form={form} name="landscapeEnabled" />
          <SwitchField form={form} name="landscapeTransparent" />
        </>
      )}
    </RecordPage>
  );
}
