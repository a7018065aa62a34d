import { describe, expect, it } from 'vitest';
import { isKnownColumn } from '@/model/importing/places/guessFields';
import { assertReadable, isWorkbook, readTextTable } from '@/model/importing/tables/readTextTable';
import { MOST_TABLE_ROWS, TableError, type TableFault, tableOfLines } from '@/model/importing/tables/table';
import { workbookCell } from '@/model/importing/tables/workbookCell';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0), 0])]);
const read = (bytes: Uint8Array | string) =>
  readTextTable(typeof bytes === 'string' ? utf8(bytes) : bytes, isKnownColumn);
const cellsOf = (bytes: Uint8Array | string) => read(bytes).rows.map(({ cells }) => cells);

function faultOf(act: () => unknown): TableFault | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof TableError) return error.fault;
    throw error;
  }
}

const FILES = [
  ['two columns with semicolons', 'name;description\r\nCafé Nord;Kaffee, Tee, Kuchen\r\nBar;Bier\r\n'],
  ['tabs, and commas in the cells', 'name\tdescription\r\nCafé Nord\tKaffee, Tee, Kuchen\r\nBar\tBier\r\n'],
  ['commas, and semicolons in the cells', 'name,description\nCafé Nord,"Kaffee, Tee, Kuchen"\nBar,Bier\n'],
  ['bars', 'name|description\nCafé Nord|Kaffee, Tee, Kuchen\nBar|Bier\n'],
  ['a line that names it', 'sep=;\r\nname;description\r\nCafé Nord;Kaffee, Tee, Kuchen\r\nBar;Bier\r\n'],
  ['such a line for tabs, in capitals', '"SEP=\t"\nname\tdescription\nCafé Nord\tKaffee, Tee, Kuchen\nBar\tBier'],
  ['old line ends', 'name;description\rCafé Nord;Kaffee, Tee, Kuchen\rBar;Bier\r'],
] as const;
const EXPECTED = [
  ['Café Nord', 'Kaffee, Tee, Kuchen'],
  ['Bar', 'Bier'],
];

describe('a text file', () => {
  it.each(FILES)('[DE49] [FI1] has its separator found: %s', (_name, text) => {
    expect(cellsOf(text)).toEqual(EXPECTED);
  });

  it('[DE49] is cut right beside line breaks in quotation marks', () => {
    expect(cellsOf('name;description\r\n"Café\r\nNord";"a, b\r\nc, d"\r\n')).toEqual([
      ['Café\r\nNord', 'a, b\r\nc, d'],
    ]);
    expect(cellsOf('name;"a,b,c,d";description\nBar;;Bier\n')).toEqual([['Bar', '', 'Bier']]);
  });

  it('[FI1] is read in UTF-8 with a mark, UTF-16 and Windows-1252', () => {
    const text = 'name,description\nCafé,Tee\n';
    const windows = Uint8Array.from([...text].map((one) => one.charCodeAt(0)));
    for (const bytes of [utf8(`\u{feff}${text}`), utf16(text), windows])
      expect(cellsOf(bytes)).toEqual([['Café', 'Tee']]);
  });

  it('[FI2] without a header has letters for its columns', () => {
    const table = read('Nord Bank,+49 30 1234567\nSüd Bank,+49 30 7654321\n');
    expect([table.columns, table.rows.map(({ row }) => row), table.warnings]).toEqual([
      ['A', 'B'],
      [1, 2],
      [{ code: 'no-header' }],
    ]);
  });

  it('[FI2] tells columns of one name apart, names long rows, and skips blank ones', () => {
    const table = read('name,note,note,,\n\nA,1,2,,\nB,3,4,,,too much\n');
    expect(table.columns).toEqual(['name', 'note', 'note (2)']);
    expect(table.rows).toEqual([
      { row: 3, cells: ['A', '1', '2'] },
      { row: 4, cells: ['B', '3', '4'] },
    ]);
    expect(table.warnings).toEqual([{ code: 'long-rows', count: 1 }]);
  });
});

describe('JSON', () => {
  it('[FI1] has its longest list found, and nested fields as columns', () => {
    const document = {
      counts: { places: 2 },
      kinds: [{ id: 1 }],
      data: {
        places: [
          { id: 12345678901234567890n.toString(), name: 'A', contact: { phone: '1' }, tags: ['x', 'y'], gone: null },
          {
            id: 2,
            name: 'B',
            hours: {
              mon: [
                ['10:00', '13:00'],
                ['14:00', '18:00'],
              ],
            },
            kinds: [{ name: 'Bar' }],
          },
        ],
      },
    };
    const table = read(`\u{feff} ${JSON.stringify(document)}`);
    expect(table.columns).toEqual(['id', 'name', 'contact.phone', 'tags', 'hours.mon', 'kinds']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['12345678901234567890', 'A', '1', 'x; y', '', ''],
      ['2', 'B', '', '', '10:00-13:00, 14:00-18:00', 'Bar'],
    ]);
  });

  it('[FI1] keeps an id of twenty digits', () => {
    expect(cellsOf('[{"id":12345678901234567891,"name":"A"}]')).toEqual([['12345678901234567891', 'A']]);
  });

  it('[FI1] of GeoJSON gives the properties, the id and the centre', () => {
    const feature = (geometry: object | null) => ({ type: 'Feature', id: 7, properties: { name: 'Gate' }, geometry });
    const square = [
      [
        [0, 0, 3],
        [2, 0, 3],
        [2, 1, 3],
        [0, 0, 3],
      ],
    ];
    const table = read(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [feature({ type: 'Polygon', coordinates: square }), feature(null)],
      }),
    );
    expect([table.format, table.columns, table.rows.map(({ cells }) => cells)]).toEqual([
      'geojson',
      ['id', 'name', 'lon', 'lat'],
      [
        ['7', 'Gate', '1', '0.5'],
        ['7', 'Gate', '', ''],
      ],
    ]);
  });
});

it('[FI3] [ME32] a file that cannot be read says why', () => {
  expect(faultOf(() => assertReadable(new Uint8Array()))).toEqual({ code: 'empty' });
  expect(faultOf(() => assertReadable(new Uint8Array(11 * 1024 * 1024)))).toEqual({ code: 'too-large', megabytes: 10 });
  expect(faultOf(() => assertReadable(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0)))).toEqual({ code: 'old-workbook' });
  expect(isWorkbook(utf8('PK\u0003\u0004'))).toBe(true);
  expect(faultOf(() => read(Uint8Array.of(0x43, 0x81)))).toEqual({ code: 'not-text' });
  expect(faultOf(() => read('[{"name":'))).toEqual({ code: 'not-json' });
  expect(faultOf(() => read('{"name":"A"}'))).toEqual({ code: 'no-list' });
  expect(faultOf(() => read('name\n\n \n'))).toEqual({ code: 'empty' });
  expect(faultOf(() => read(`name\n${'x\n'.repeat(MOST_TABLE_ROWS + 1)}`))).toEqual({
    code: 'too-many-rows',
    most: MOST_TABLE_ROWS,
  });
  expect(faultOf(() => read(`${'x,'.repeat(300)}\n1`))).toEqual({ code: 'too-many-columns', most: 200 });
});

it('[FI1] cells of a workbook are as they are shown', () => {
  const cells = [0.1 + 0.2, 12, true, null, ' a ', new Date('1899-12-31T09:30:00Z'), new Date('2026-12-24T00:00:00Z')];
  expect(cells.map((cell) => workbookCell(cell))).toEqual(['0.3', '12', 'true', '', ' a ', '09:30', '2026-12-24']);
  const kind = { format: 'xlsx', separator: null, sheets: ['One'], sheet: 'One' } as const;
  expect(tableOfLines([['Name'], ['A']], kind, isKnownColumn)).toMatchObject({ sheet: 'One', columns: ['Name'] });
});
