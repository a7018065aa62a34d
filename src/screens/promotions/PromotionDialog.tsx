import { makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { ManyField } from '@/components/choices/ManyField';
import { ChoiceField } from '@/components/form/ChoiceField';
import { DateTimeField } from '@/components/form/DateTimeField';
import { ImageInput } from '@/components/form/picture/ImageInput';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { blankAt, PLACES, PROMOTION_KINDS, type PromotionChoices } from './promotionKind';
import { promotionZone } from './promotionZone';
import { RepeatFields } from './RepeatFields';
import { text } from './texts';
import type { PromotionImage } from './usePromotionImage';

const useStyles = makeStyles({
  image: { display: 'flex', flexDirection: 'column', gap: '4px' },
});

/** Shapes of kiosks' screens: upright or wide. */
const SHAPES = { landscape: 16 / 9, portrait: 9 / 16 } as const;
type Shape = keyof typeof SHAPES;
const SIDE = 1920;
const SHARP = 540;
const IMAGE_TYPES = 'image/png,image/jpeg';

interface Props {
  readonly kind: PromotionKind;
  readonly machine: RecordFormMachine;
  readonly editing: Editing<Promotion>;
  readonly choices: PromotionChoices;
  readonly image: PromotionImage;
}

/** Creates or edits an event or offer, or asks before one is deleted. */
export function PromotionDialog({ kind, machine, editing: { row, ...editing }, choices, image }: Props) {
  const styles = useStyles();
  const recordKind = PROMOTION_KINDS[kind];
  const [shape, setShape] = useState<Shape>('landscape');
  const [blank] = useState(() => blankAt(new Date(), promotionZone({ where: null, projects: [] }, choices)));
  const form = useRecordForm(recordKind, {
    ...editing,
    machine,
    choices,
    blank,
    record: row && formRecordOf(recordKind, row),
  });
  const timeZone = promotionZone(form.values, choices);
  const uuid = row?.uuid ?? null;
  const failure = uuid !== null && image.failure?.uuid === uuid ? image.failure.text : undefined;
  return (
    <RecordDialog name="promotion" form={form}>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="shortDescription" rows={2} />
      <TextField form={form} name="longDescription" rows={4} />
      <ChoiceField form={form} name="where" required choices={PLACES} placeholder={text('chooseWhere')} />
      {form.values.where === 'destinations' && (
        <ManyField
          form={form}
          name="destinations"
          required
          choices={choices.destinations}
          placeholder={text('choosesDestinations')}
        />
      )}
      {form.values.where === 'locations' && (
        <ManyField
          form={form}
          name="projects"
          required
          choices={choices.projects}
          placeholder={text('choosesLocations')}
        />
      )}
      <DateTimeField form={form} name="start" timeZone={timeZone} required />
      <DateTimeField
        form={form}
        name="end"
        timeZone={timeZone}
        required={form.values.repeats !== ''}
        hint={text(form.values.repeats === '' ? 'endHint' : 'repeatedEndHint')}
      />
      <RepeatFields form={form} timeZone={timeZone} />
      <DateTimeField form={form} name="showFrom" isDay hint={text('showFromHint')} />
      <TextField form={form} name="website" type="url" autoComplete="url" />
      <div className={styles.image}>
        <ImageInput
          field={{ label: text('image'), ...(failure !== undefined && { validationMessage: failure }) }}
          value={row ? row.image : image.kept}
          send={image.send(uuid)}
          onChange={(address) => address === null && void image.remove(uuid)}
          crop={{ aspect: SHAPES[shape], side: SIDE, sharp: SHARP }}
          types={IMAGE_TYPES}
          hint={text('imageHint')}
        />
        <RadioGroup
          layout="horizontal"
          aria-label={text('shape')}
          value={shape}
          onChange={(_event, { value }) => setShape(value === 'portrait' ? 'portrait' : 'landscape')}
        >
          <Radio value="landscape" label={text('landscape')} />
          <Radio value="portrait" label={text('portrait')} />
        </RadioGroup>
      </div>
    </RecordDialog>
  );
}
