import {
  createTableColumn,
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  FluentProvider,
  webLightTheme,
} from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';

const COUNT = Number(new URLSearchParams(location.search).get('rows') ?? 10_000);
const rows = Array.from({ length: COUNT }, (_, at) => ({
  id: at,
  name: `Bench shop ${String(at + 1).padStart(5, '0')}`,
  categories: 'Fashion',
  description: 'A shop on the ground floor, open daily',
}));
const columns = ['name', 'categories', 'description'].map((columnId) =>
  createTableColumn({
    columnId,
    compare: (one, other) => one[columnId].localeCompare(other[columnId]),
    renderHeaderCell: () => columnId,
    renderCell: (row) => row[columnId],
  }),
);

/** The grid as its documentation shows it, every row in the page. */
function Grid() {
  return (
    <FluentProvider theme={webLightTheme}>
      <div data-scroll style={{ height: '600px', overflow: 'auto' }}>
        <DataGrid items={rows} columns={columns} sortable getRowId={({ id }) => id}>
          <DataGridHeader>
            <DataGridRow>
              {({ renderHeaderCell }) => <DataGridHeaderCell>{renderHeaderCell()}</DataGridHeaderCell>}
            </DataGridRow>
          </DataGridHeader>
          <DataGridBody>
            {({ item, rowId }) => (
              <DataGridRow key={rowId}>
                {({ renderCell }) => <DataGridCell>{renderCell(item)}</DataGridCell>}
              </DataGridRow>
            )}
          </DataGridBody>
        </DataGrid>
      </div>
    </FluentProvider>
  );
}

globalThis.benchReady = performance.now();
createRoot(document.getElementById('root')).render(<Grid />);
