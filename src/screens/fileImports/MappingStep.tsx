import { Field, MessageBar, MessageBarBody, Select, Text } from '@fluentui/react-components';
import type { ReadFile } from '@/machines/batches/fileImport.machine';
import type { FileMapping } from '@/model/importing/rows/filePlan';
import type { TableWarning } from '@/model/importing/tables/table';
import { ChooseFile } from './ChooseFile';
import type { ImportKind } from './importKind';
import { MappingTable } from './MappingTable';
import { text } from './texts';

interface Props {
  readonly kind: ImportKind;
  readonly file: string;
  readonly read: ReadFile;
  readonly mapping: FileMapping;
  readonly onFile: (file: File) => void;
  readonly onSheet: (sheet: string) => void;
  readonly onChoose: (column: string, field: string | null) => void;
}

const warningText = (warning: TableWarning): string =>
  warning.code === 'no-header' ? text('noHeader') : text('longRows', { count: warning.count });

/** The columns of a file beside their values, each with its field. */
export function MappingStep({ kind, file, read, mapping, onFile, onSheet, onChoose }: Props) {
  const { table, isRemembered } = read;
  const chosen = text('readRows', { file, count: table.rows.length, columns: table.columns.length });
  return (
    <>
      <ChooseFile hint={kind.hint} chosen={chosen} onFile={onFile} />
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
      <MappingTable
        kind={kind}
        table={table}
        mapping={mapping}
        guess={isRemembered ? null : read.mapping}
        twoOrders={read.twoOrders}
        onChoose={onChoose}
      />
    </>
  );
}
