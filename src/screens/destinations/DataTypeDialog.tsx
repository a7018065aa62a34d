import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Dropdown,
  Field,
  makeStyles,
  Option,
} from '@fluentui/react-components';
import { useState } from 'react';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useListSurface } from '@/components/form/useListSurface';
import { translate } from '@/contract/texts/translate';
import type { AdditionalDataType } from '@/model/content/categories/additionalDataTypes';
import { text } from './texts';

const useStyles = makeStyles({ surface: { maxWidth: '420px' } });

interface Props {
  readonly types: readonly AdditionalDataType[];
  readonly onChoose: (type: AdditionalDataType) => void;
  readonly onCancel: () => void;
}

/** Chooses the type of a new value of additional data. */
export function DataTypeDialog({ types, onChoose, onCancel }: Props) {
  const styles = useStyles();
  const surface = useListSurface();
  useReturnFocus();
  const [chosen, setChosen] = useState<AdditionalDataType | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog open modalType="modal" onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface {...dialogProps('dataType')} className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{text('dataTypeTitle')}</DialogTitle>
          <DialogContent>
            <Field
              label={text('dataType')}
              required
              {...(isMissing && { validationMessage: translate('destination.dataTypeMissing') })}
            >
              <Dropdown
                {...surface}
                autoFocus
                placeholder={text('choosesType')}
                value={chosen?.name ?? ''}
                selectedOptions={chosen ? [String(chosen.id)] : []}
                onOptionSelect={(_event, { optionValue }) => {
                  setMissing(false);
                  setChosen(types.find(({ id }) => String(id) === optionValue) ?? null);
                }}
              >
                {types.map(({ id, name }) => (
                  <Option key={id} value={String(id)}>
                    {name}
                  </Option>
                ))}
              </Dropdown>
            </Field>
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{text('cancel')}</Button>
            <Button appearance="primary" onClick={() => (chosen ? onChoose(chosen) : setMissing(true))}>
              {text('add')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
