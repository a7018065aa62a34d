import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sendDestinationFile } from '@/api/destinations/destinationFiles';
import { staleByDestinations } from '@/api/destinations/destinations';
import { organisationQuery } from '@/api/organisations/organisations';
import { sendPictureFor } from '@/api/uploads/pictures';
import { useCurrentUser } from '@/components/currentUser';
import { ImageField } from '@/components/form/ImageField';
import { useFileUpload } from '@/components/form/upload/useFileUpload';
import type { RecordForm } from '@/components/form/useRecordForm';
import type { Destination } from '@/contract/destinations/destinations';
import type { SendPicture } from '@/model/content/promotions/sendPicture';
import type { DestinationValues } from '../destinationKind';
import { customFileError, sizeText } from './checkFiles';
import { FilePicker } from './FilePicker';
import { text } from './texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { padding: 0, marginBottom: '4px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  quiet: { color: tokens.colorNeutralForeground3, display: 'block', overflowWrap: 'anywhere' },
  error: { gridColumn: '1 / -1', color: tokens.colorPaletteRedForeground1 },
});

interface Props {
  readonly form: RecordForm<DestinationValues>;
  /** Null for a new one. */
  readonly destination: Destination | null;
}

/** Logo, logo on the map, and a file in each file group of the organisation. */
export function MediaFields({ form, destination }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const { data } = useQuery(organisationQuery(organisation.uuid));
  const groups = data?.file_groups ?? [];
  return (
    <>
      <ImageField
        form={form}
        name="logo"
        send={sendPictureFor(organisation.uuid, 'destination.logo')}
        hint={text('pictureHint')}
      />
      <ImageField
        form={form}
        name="mapLogo"
        send={sendPictureFor(organisation.uuid, 'destination.map')}
        hint={text('mapLogoHint')}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('files')}</legend>
        {data && groups.length === 0 && <Text className={styles.quiet}>{text('noGroups')}</Text>}
        {groups.map((group) => (
          <GroupFile key={group.id} group={group} form={form} destination={destination} />
        ))}
      </fieldset>
    </>
  );
}

interface GroupProps extends Props {
  readonly group: { readonly id: number; readonly name: string };
}

/** The file of a group: sent at once, or kept until a new destination is created. */
function GroupFile({ group, form, destination }: GroupProps) {
  const styles = useStyles();
  const client = useQueryClient();
  const { organisation } = useCurrentUser();
  const send: SendPicture = async (outgoing) => {
    if (destination) await sendDestinationFile(String(destination.id), group.id, outgoing);
    return outgoing.filename;
  };
  const upload = useFileUpload(send, () => {
    for (const queryKey of staleByDestinations(organisation.uuid)) void client.invalidateQueries({ queryKey });
  });
  const { newFiles } = form.values;
  const kept = newFiles.find((one) => one.group === group.id);
  const saved = destination?.files?.find((one) => one.organisation_file_group_id === group.id);
  const choose = (files: readonly File[]) => {
    const [file] = files;
    const problem = customFileError(files);
    if (problem !== null) return upload.reject(problem);
    if (!file) return;
    if (!destination) {
      upload.clear();
      const others = newFiles.filter((one) => one.group !== group.id);
      return form.set('newFiles', [...others, { group: group.id, name: file.name, file }]);
    }
    upload.start({ file, filename: file.name });
  };
  const state = kept
    ? text('sentAfterSave', { name: kept.name })
    : saved
      ? text('fileInfo', { name: saved.name, size: sizeText(saved.bytes ?? 0) })
      : text('noFile');
  return (
    <div className={styles.row}>
      <div>
        <Text weight="medium">{group.name}</Text>
        <Text size={200} className={styles.quiet} role="status">
          {state}
        </Text>
      </div>
      <FilePicker
        label={group.name}
        button={kept || saved ? text('replace') : text('upload')}
        upload={upload}
        onChoose={choose}
      />
      {upload.error && (
        <Text size={200} role="alert" className={styles.error}>
          {upload.error}
        </Text>
      )}
    </div>
  );
}
