import { Checkbox } from '@fluentui/react-components';
import type { Column } from './column';
import { text } from './texts';
import type { RowSelection } from './useRowSelection';

/** A checkbox in each row, and one in the header for all visible rows. */
export const selectionColumn = <Row,>(selection: RowSelection): Column<Row> => ({
  key: 'select',
  label: text('select'),
  width: '32px',
  head: (
    <Checkbox
      tabIndex={-1}
      aria-label={text('selectAll')}
      checked={selection.isAll ? true : selection.count > 0 ? 'mixed' : false}
      onChange={selection.toggleAll}
    />
  ),
  cell: (row, list) => (
    <Checkbox
      tabIndex={-1}
      aria-label={text('selectRow', { name: list.nameOf(row) })}
      checked={selection.ids.has(list.idOf(row))}
      onChange={({ nativeEvent }) =>
        selection.toggle(list.idOf(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  ),
});
