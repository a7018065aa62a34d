import { Button, Field, Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendDocumentFor } from '@/api/destinations/destinationFiles';
import { destinationTypesQuery } from '@/api/destinations/destinations';
import { useCurrentUser } from '@/components/currentUser';
import { useListError } from '@/components/feedback/useListError';
import { type BoundField, bind } from '@/components/form/fieldProps';
import { translate } from '@/contract/texts/translate';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { FILE_DATA, isFitData, TEXT_DATA } from '@/model/content/categories/additionalDataTypes';
import { DataTypeDialog } from './DataTypeDialog';
import type { DataEntry } from './destinationKind';
import { DocumentInput } from './media/DocumentInput';
import { text } from './texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  legend: { padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', alignItems: 'flex-start', gap: '4px' },
  grow: { flexGrow: 1 },
  add: { alignSelf: 'flex-start' },
});

interface Props<Values extends FormValues> extends BoundField<Values, readonly DataEntry[]> {
  /** The types to choose from: those of destinations, or in the panel of a place those of placements. */
  readonly types?: typeof destinationTypesQuery;
}

/** The values of additional data, each of a type that is chosen in a dialog. */
export function AdditionalDataField<Values extends FormValues>(props: Props<Values>) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const list = useRef<HTMLFieldSetElement>(null);
  const types = useQuery(props.types ?? destinationTypesQuery);
  const [isChoosing, setChoosing] = useState(false);
  // The specification has a text of its own for this list.
  useListError(types.error && new Error(text('typesFailed'), { cause: types.error }));
  const { label, value: data, set, error } = bind(props);
  const errorOf = (entry: DataEntry) =>
    error !== undefined && !isFitData({ ...entry, value: entry.value.trim() })
      ? translate('destination.dataAddress')
      : undefined;
  const change = (key: string, part: Partial<DataEntry>) =>
    set(data.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  return (
    <fieldset ref={list} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {data.length === 0 && <Text className={styles.quiet}>{text('noData')}</Text>}
      {data.map((entry) => (
        <div key={entry.key} className={styles.line} data-entry>
          {entry.default_data_type === FILE_DATA ? (
            <div className={styles.grow}>
              <DocumentInput
                label={entry.title}
                hint={entry.helper_text}
                value={entry.value}
                stored={entry.stored_data_type}
                error={errorOf(entry)}
                send={sendDocumentFor(organisation.uuid)}
                onChange={(value, stored_data_type) => change(entry.key, { value, stored_data_type })}
              />
            </div>
          ) : (
            <Field
              className={styles.grow}
              label={entry.title}
              hint={entry.helper_text}
              validationMessage={errorOf(entry) ?? null}
            >
              {entry.value.length <= 80 ? (
                <Input value={entry.value} onChange={(_event, { value }) => change(entry.key, { value })} />
              ) : (
                <Textarea rows={3} value={entry.value} onChange={(_event, { value }) => change(entry.key, { value })} />
              )}
            </Field>
          )}
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('removeData', { name: entry.title })}
            onClick={() => set(data.filter(({ key }) => key !== entry.key))}
          />
        </div>
      ))}
      <Button className={styles.add} size="small" icon={<AddRegular />} onClick={() => setChoosing(true)}>
        {text('addData')}
      </Button>
      {isChoosing && (
        <DataTypeDialog
          types={types.data ?? []}
          onCancel={() => setChoosing(false)}
          onChoose={({ id, name, default_data_type, helper_text }) => {
            setChoosing(false);
            const entry = { title: name, type: id, default_data_type, helper_text, stored_data_type: TEXT_DATA };
            set([...data, { ...entry, key: crypto.randomUUID(), value: '' }]);
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLElement>('[data-entry]:last-of-type input')?.focus(),
            );
          }}
        />
      )}
    </fieldset>
  );
}
