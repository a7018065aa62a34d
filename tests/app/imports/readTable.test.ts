// @vitest-environment jsdom
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from '@/app/imports/readTable';
import { isKnownColumn } from '@/model/importing/places/guessFields';
import { changedFile } from '../../support/changedFile';

type Cell = string | number | { readonly date: number } | null;

/** A workbook as spreadsheets write it: shared texts, numbers, and dates by the style of their cells. */
async function workbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Promise<File> {
  const texts: string[] = [];
  const cellOf = (cell: Cell, column: number, row: number): string => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
    texts.push(cell);
    return `<c r="${at}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId90" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId91" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [at, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet ${MAIN}><sheetData>${rows.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, column, row)).join('')}</row>`).join('')}</sheetData></worksheet>`;
  parts['xl/sharedStrings.xml'] =
    `<sst ${MAIN}>${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`;
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return new File([new Uint8Array(await buffer(zip.outputStream))], 'shops.xlsx');
}

const cells = ({ rows }: Awaited<ReturnType<typeof readTable>>) => rows.map((row) => row.cells);

it('[FI1] a workbook is read from its first sheet with rows; numbers and dates are as they are written', async () => {
  const file = await workbook({
    Empty: [],
    Shops: [
      ['Name', 'Unit', 'Opened', 'Rating'],
      ['Café Zoë', 12, { date: 45_292 }, 4.5],
      ['Bücher & Mehr'.replace('&', '&amp;'), '007', null, null],
    ],
    Old: [['Name'], ['Gone']],
  });
  const table = await readTable(file, null, isKnownColumn);
  expect([table.columns, table.sheet]).toEqual([['Name', 'Unit', 'Opened', 'Rating'], 'Shops']);
  expect(table.sheets).toEqual(['Empty', 'Shops', 'Old']);
  expect(cells(table)).toEqual([
    ['Café Zoë', '12', '2024-01-01', '4.5'],
    ['Bücher & Mehr', '007', '', ''],
  ]);
  expect(cells(await readTable(file, 'Old', isKnownColumn))).toEqual([['Gone']]);
});

it('[FI3] an archive that is no workbook is refused in words', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('hello'), 'readme.txt');
  zip.end();
  const file = new File([new Uint8Array(await buffer(zip.outputStream))], 'shops.xlsx');
  await expect(readTable(file, null, isKnownColumn)).rejects.toMatchObject({ fault: { code: 'not-workbook' } });
});

it('[FI25] says of a file that it was changed since it was chosen', async () => {
  await expect(readTable(changedFile('places.csv'), null, isKnownColumn)).rejects.toThrow(
    'The file has changed since you chose it. Choose it again.',
  );
});
