import { sendPictureFor } from '@/api/uploads/pictures';
import { useCurrentUser } from '@/components/currentUser';
import { DateTimeField } from '@/components/form/DateTimeField';
import { ImageField } from '@/components/form/ImageField';
import { PICTURE_AND_FILM_TYPES } from '@/components/form/picture/pictureFile';
import { RecordDialog } from '@/components/form/RecordDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { AdvertisedLocation } from '@/contract/advertising/advertising';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { advertisingKind } from './advertisingKind';
import { text } from './texts';

/** The longer side of a kiosk screen, and the shortest that is not blurred on it, in pixels. */
const SIDE = 3840;
const SHARP = 1080;

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<AdvertisedLocation>;
}

/** Edits the advertisement on the kiosks of a location. */
export function AdvertisingDialog({ machine, editing: { row, ...editing } }: Props) {
  const { organisation } = useCurrentUser();
  const form = useRecordForm(advertisingKind, {
    ...editing,
    machine,
    choices: undefined,
    record: row && formRecordOf(advertisingKind, row),
  });
  const send = sendPictureFor(organisation.uuid, 'project.ad');
  const timeZone = row?.settings?.timezone ?? 'UTC';
  return (
    <RecordDialog name="advertising" form={form} {...(row && { title: row.name })}>
      <ImageField
        form={form}
        name="portrait"
        send={send}
        crop={{ aspect: 9 / 16, side: SIDE, sharp: SHARP }}
        types={PICTURE_AND_FILM_TYPES}
        hint={text('portraitHint')}
      />
      <ImageField
        form={form}
        name="landscape"
        send={send}
        crop={{ aspect: 16 / 9, side: SIDE, sharp: SHARP }}
        types={PICTURE_AND_FILM_TYPES}
        hint={text('landscapeHint')}
      />
      <DateTimeField form={form} name="from" timeZone={timeZone} hint={text('fromHint')} />
      <DateTimeField form={form} name="until" timeZone={timeZone} hint={text('untilHint')} />
    </RecordDialog>
  );
}
