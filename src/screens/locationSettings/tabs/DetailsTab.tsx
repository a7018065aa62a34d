import { Field, makeStyles, SpinButton, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buildingsQuery } from '@/api/buildings/buildings';
import { skinsQuery } from '@/api/skins/skins';
import { sendPictureFor } from '@/api/uploads/pictures';
import { DangerButton } from '@/components/dialog/DangerButton';
import { ChoiceField } from '@/components/form/ChoiceField';
import { ColourField } from '@/components/form/ColourField';
import { bind } from '@/components/form/fieldProps';
import { ImageField } from '@/components/form/ImageField';
import { RecordPage } from '@/components/form/RecordPage';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { readPair } from '@/model/content/readNumber';
import { TimeZoneField } from '@/screens/profile/TimeZoneField';
import { DeletionQuestion } from '../DeletionQuestion';
import { type DetailsValues, detailsKind, NO_BUILDING, NO_SKIN } from '../detailsKind';
import { TAB_PARAMETER } from '../settingsTabs';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: '12px',
  },
  count: { width: '120px' },
  danger: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    maxWidth: '640px',
    marginTop: '32px',
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const NONE: readonly never[] = [];
const UNITS = [
  { id: 'C', name: text('metric') },
  { id: 'F', name: text('imperial') },
] as const;

/** A count has no sign and no fraction; an empty field is none yet. */
const wholeCount = (typed: number): number => (Number.isFinite(typed) ? Math.max(0, Math.round(typed)) : Number.NaN);

/** Name, place, units and picture of a location; its deletion is apart, at the foot. */
export function DetailsTab({
  project,
  machine,
  deletionMachine,
  onDiscard,
}: TabProps & { deletionMachine: RecordFormMachine }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const buildings = useQuery(buildingsQuery(project.uuid)).data?.buildings ?? NONE;
  const skins = useQuery(skinsQuery(project.organisation_uuid)).data ?? NONE;
  const zone = useRef<HTMLInputElement>(null);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const form = useRecordForm(detailsKind, {
    machine,
    record: formRecordOf(detailsKind, project),
    staysOpen: true,
    choices: { buildings, skins },
    onEnd: onDiscard,
  });
  const send = useMemo(() => sendPictureFor(project.organisation_uuid, 'project.banner'), [project.organisation_uuid]);
  const places = [
    { id: NO_BUILDING, name: text('noBuilding') },
    ...buildings.map(({ uuid, name }) => ({ id: uuid, name })),
  ];
  const count = bind<DetailsValues, number>({ form, name: 'relatedCount' });
  /** A pair that is pasted into an empty field fills both. */
  const accept = (name: 'lat' | 'lon') => (before: string, typed: string) => {
    const pair = before === '' ? readPair(typed) : null;
    if (!pair) return typed;
    form.set(name === 'lat' ? 'lon' : 'lat', pair[name === 'lat' ? 1 : 0]);
    return pair[name === 'lat' ? 0 : 1];
  };
  return (
    <>
      <RecordPage form={form} label={text('details')} tabParameter={TAB_PARAMETER}>
        <TextField form={form} name="name" required />
        <TextField form={form} name="description" required rows={3} />
        <TextField form={form} name="address" rows={2} />
        <TimeZoneField
          value={form.values.timezone}
          onChange={(name) => form.set('timezone', name)}
          error={form.errorOf('timezone')}
          input={zone}
        />
        <ChoiceField form={form} name="units" choices={UNITS} />
        <div className={styles.pair}>
          <TextField form={form} name="lat" accept={accept('lat')} hint={text('degreesHint')} />
          <TextField form={form} name="lon" accept={accept('lon')} />
        </div>
        <ColourField form={form} name="labelColour" />
        <SwitchField form={form} name="relatedAutomatic" />
        <Field {...count.field}>
          <SpinButton
            className={styles.count}
            min={0}
            step={1}
            value={count.value}
            displayValue={Number.isNaN(count.value) ? '' : String(count.value)}
            onChange={(_event, { value, displayValue }) =>
              count.set(wholeCount(value ?? (displayValue ? Number(displayValue) : Number.NaN)))
            }
          />
        </Field>
        <ChoiceField form={form} name="overviewBuilding" choices={places} hint={text('buildingHint')} />
        <ChoiceField
          form={form}
          name="skin"
          choices={[{ id: NO_SKIN, name: text('noSkin') }, ...skins]}
          hint={text('skinHint')}
        />
        <ImageField form={form} name="banner" send={send} hint={text('bannerHint')} />
      </RecordPage>
      <section className={styles.danger} aria-label={text('delete')}>
        <Subtitle2 as="h2" className={styles.heading}>
          {text('delete')}
        </Subtitle2>
        <Text className={styles.quiet}>{text('deleteHint')}</Text>
        <DangerButton onClick={() => setAsksToDelete(true)}>{text('delete')}</DangerButton>
      </section>
      {asksToDelete && (
        <DeletionQuestion
          machine={deletionMachine}
          project={project}
          onEnd={({ outcome }) => {
            setAsksToDelete(false);
            if (outcome === 'deleted') void navigate('/locations');
          }}
        />
      )}
    </>
  );
}
