import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildsQuery } from '@/api/publishing/builds';
import { canUse, isStaff, useCurrentUser } from '@/components/currentUser';
import { ChoiceField } from '@/components/form/ChoiceField';
import { RecordDialog } from '@/components/form/RecordDialog';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { type RecordForm, useRecordForm } from '@/components/form/useRecordForm';
import type { QrDrawer } from '@/components/media/qrDrawer';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { KioskList } from '@/contract/kiosks/kiosks';
import type { KioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';
import { NO_RESULT } from '@/machines/records/formResult';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { offeredVersions, versionChoiceOf } from '@/model/kiosks/versionChoice';
import { useDeletion } from '../usage/useDeletion';
import { CommissioningCode } from './CommissioningCode';
import { DecommissionPart } from './DecommissionPart';
import { KioskFacts } from './KioskFacts';
import { KioskQr } from './KioskQr';
import { consequencesOf, type KioskValues, kioskKind } from './kioskKind';
import { type KioskRow, versionName } from './kioskText';
import { PlacePart } from './place/PlacePart';
import { text } from './texts';
import { UsdConfigField } from './UsdConfigField';

const useStyles = makeStyles({
  numbers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '12px',
    alignItems: 'start',
    // An input is as wide as twenty letters otherwise.
    '& input': { width: '100%' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
});

const UNITS = [
  { id: 'live', name: text('liveUnit') },
  { id: 'demo', name: text('demoUnit') },
];

interface Props {
  readonly machine: RecordFormMachine;
  readonly commissioning: KioskCommissioningMachine;
  readonly drawQr: QrDrawer;
  readonly editing: Editing<KioskRow>;
  readonly list: KioskList;
  /** Milliseconds since 1970 of the list. */
  readonly now: number;
  readonly projects: readonly { readonly uuid: string; readonly name: string }[];
}

/** Creates or edits a kiosk, or asks before one is deleted or taken out of service. */
export function KioskDialog({
  machine,
  commissioning,
  drawQr,
  editing: { row, ...editing },
  list,
  now,
  projects,
}: Props) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const isAdmin = isStaff(currentUser);
  const [project, setProject] = useState(row?.project_id ?? '');
  const builds = useQuery({ ...buildsQuery(project), enabled: project !== '' }).data ?? [];
  const named = (one: KioskList['versions'][number]) => ({ id: one.id, name: versionName(one) });
  const choices = {
    projects,
    versions: [...list.versions, ...list.dev_versions].map(named),
    builds: builds.map(({ id, build_number }) => ({ id, name: text('buildNumber', { number: build_number }) })),
  };
  const plain = useRecordForm(kioskKind, {
    ...editing,
    machine,
    choices,
    record: row && formRecordOf(kioskKind, row),
  });
  // The list is loaded again before the part has reported its end: the value stays until then.
  const [wasCommissioned] = useState(row !== null && row.plus_id !== null);
  const form: RecordForm<KioskValues> = {
    ...plain,
    set: (field, value) => {
      plain.set(field, value);
      if (field === 'projectId') setProject(String(value));
      const follows = consequencesOf({ [field]: value }, plain.values, list.dev_versions);
      for (const [name, next] of Object.entries(follows)) plain.set(name as keyof KioskValues, next);
    },
  };
  const { values } = form;
  const choice = versionChoiceOf({ isTest: values.unit === 'demo', internalUse: values.internalUse });
  const offered = offeredVersions(choice, { versions: list.versions, dev: list.dev_versions });
  const deletion = useDeletion('kiosk', row && String(row.id));
  return (
    <RecordDialog name="kiosk" form={form} deletion={deletion} isWide>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="description" rows={2} />
      <ChoiceField
        form={form}
        name="projectId"
        choices={[{ id: '', name: text('noLocation') }, ...projects.map(({ uuid, name }) => ({ id: uuid, name }))]}
      />
      <div className={styles.numbers}>
        <TextField form={form} name="orientation" required hint={text('orientationHint')} />
        <TextField form={form} name="lat" />
        <TextField form={form} name="lon" />
      </div>
      {values.projectId !== '' && (
        <PlacePart form={form} node={values.projectId === row?.project_id ? (row?.node_id ?? null) : null} />
      )}
      <ChoiceField form={form} name="unit" choices={UNITS} />
      {choice !== 'live' && (
        <div className={styles.numbers}>
          <ChoiceField
            form={form}
            name="versionId"
            choices={[{ id: 0, name: text('newest') }, ...offered.map(named)]}
          />
          <ChoiceField form={form} name="buildId" choices={[{ id: 0, name: text('newestBuild') }, ...choices.builds]} />
        </div>
      )}
      {isAdmin && <SwitchField form={form} name="internalUse" hint={text('devUnitHint')} />}
      {isAdmin && <UsdConfigField form={form} id={row?.id ?? null} />}
      {row && <KioskFacts kiosk={row} now={now} />}
      {row && (
        <div className={styles.actions}>
          {!wasCommissioned && <CommissioningCode id={row.id} isCommissioned={row.plus_id !== null} />}
          {wasCommissioned && (
            <DecommissionPart
              machine={commissioning}
              kiosk={row}
              blockedBy={form.isDirty ? text('saveFirst') : null}
              onEnd={() => editing.onEnd(NO_RESULT)}
            />
          )}
          {canUse(currentUser, 'kiosk-qr') && <KioskQr kiosk={row} drawQr={drawQr} />}
        </div>
      )}
    </RecordDialog>
  );
}
