import { useMemo } from 'react';
import { sendPictureFor } from '@/api/uploads/pictures';
import { ImageField } from '@/components/form/ImageField';
import { RecordPage } from '@/components/form/RecordPage';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formRecordOf } from '@/machines/records/recordKind';
import { TAB_PARAMETER } from '../settingsTabs';
import { logoKind } from '../tabKinds';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

/** The logo of a location. */
export function LogoTab({ project, machine, onDiscard }: TabProps) {
  const form = useRecordForm(logoKind, {
    machine,
    record: formRecordOf(logoKind, project),
    staysOpen: true,
    choices: undefined,
    onEnd: onDiscard,
  });
  const send = useMemo(() => sendPictureFor(project.organisation_uuid, 'project.logo'), [project.organisation_uuid]);
  return (
    <RecordPage form={form} label={text('logo')} tabParameter={TAB_PARAMETER}>
      <ImageField form={form} name="logo" send={send} takesEveryPaste hint={text('logoHint')} />
    </RecordPage>
  );
}
