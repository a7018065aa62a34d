import { Field, MessageBar, MessageBarBody, Select, Text } from '@fluentui/react-components';
import type { ReadFile } from '@/machines/batches/fileImport.machine';
import type { PlaceField, PlaceMapping } from '@/model/importing/places/placeFields';
import type { TableWarning } from '@/model/importing/tables/table';
import { ChooseFile } from './ChooseFile';
import { MappingTable } from './MappingTable';
import { text } from './texts';

interface Props {
  readonly file: string;
  readonly read: ReadFile;
  readonly mapping: PlaceMapping;
  readonly onFile: (file: File) => void;
  readonly onSheet: (sheet: string) => void;
  readonly onChoose: (column: string, field: PlaceField | null) => void;
}

const warningText = (warning: TableWarning): string =>
  warning.code === 'no-header' ? text('noHeader') : text('longRows', { count: warning.count });

/** The columns of a file beside their values, each with its field. */
export function MappingStep({ file, read, mapping, onFile, onSheet, onChoose }: Props) {
  const { table, isRemembered } = read;
  const chosen = text('readRows', { file, count: table.rows.length, columns: table.columns.length });
  return (
    <>
      <ChooseFile chosen={chosen} onFile={onFile} />
      {table.sheets.length > 1 && (
        <Field label={text('sheet')} orientation="horizontal">
          <Select value={table.sheet ?? ''} onChange={(_, { value }) => onSheet(value)}>
            {table.sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </Select>
        </Field>
      )}
      <Text>{text(isRemembered ? 'remembered' : 'guessed')}</Text>
      {table.warnings.map((warning) => (
        <MessageBar key={warning.code} intent="warning">
          <MessageBarBody>{warningText(warning)}</MessageBarBody>
        </MessageBar>
      ))}
      <MappingTable table={table} mapping={mapping} guess={isRemembered ? null : read.mapping} onChoose={onChoose} />
    </>
  );
}
