import { expect, it } from 'vitest';
import { columnsWithTwoOrders, guessPromotionFields } from '@/model/importing/promotions/guessPromotionFields';
import { isPromotionField, orderOf, plainField } from '@/model/importing/promotions/promotionFields';
import { mappingGap, needsOrder } from '@/model/importing/rows/mappingGap';

const table = (head: string, lines: readonly string[] = []) => ({
  columns: head.split('|'),
  rows: lines.map((line, at) => ({ row: at + 2, cells: line.split('|') })),
});
const fields = (head: string, lines: readonly string[] = []) => Object.values(guessPromotionFields(table(head, lines)));

it.each([
  'Title|Description|Start date|End date|Location|Shop|Link|RRULE|ID',
  'Titel|Beschreibung|Beginn|Ende|Standort|Geschäft|Webseite|Wiederholung|Kennung',
  'Titre|Description|Date début|Date fin|Emplacement|Magasin|Lien|Répétition|UID',
  'Título|Descripción|Fecha inicio|Fecha fin|Ubicación|Tienda|Enlace|Repetición|Code',
  'Titolo|Descrizione|Data inizio|Data fine|Sede|Negozio|Link|Ripetizione|Code',
])('[EV27] the columns of %s are found by their names', (head) => {
  expect(fields(head)).toEqual([
    'name',
    'short_description',
    'start',
    'end',
    'locations',
    'destinations',
    'website',
    'repeats',
    'external_id',
  ]);
});

it('[EV27] columns without a known name are found by their cells, and a second description is the long one', () => {
  const found = guessPromotionFields(
    table('A|B|C|D|E', ['Market|2026-05-03|2026-05-04|https://a.example|FREQ=DAILY;COUNT=3']),
  );
  expect(found).toEqual({ A: 'name', B: 'start', C: 'end', D: 'website', E: 'repeats' });
  expect(fields('Name|Teaser|Description')).toEqual(['name', 'short_description', 'long_description']);
  expect(fields('Name|Date|Start time|End time')).toEqual(['name', 'start', 'start_time', 'end_time']);
});

it('[EV32] the id of the own export is that of the record', () => {
  expect(guessPromotionFields(table('id|name|start|show_from|everywhere')).id).toBe('own_id');
});

it('[FI28] the order of days is that which a cell of the column says, and is asked where none does', () => {
  const certain = table('Name|Start|End', ['A|03/04/2026|04/25/2026', 'B|25/04/2026|04/04/2026']);
  expect(guessPromotionFields(certain)).toEqual({ Name: 'name', Start: 'start:dmy', End: 'end:mdy' });
  expect(columnsWithTwoOrders(certain)).toEqual([]);
  const open = table('Name|Start|End', ['A|03/04/2026|2026-04-05']);
  const mapping = guessPromotionFields(open);
  expect(mapping).toEqual({ Name: 'name', Start: 'start', End: 'end' });
  expect(columnsWithTwoOrders(open)).toEqual(['Start']);
  expect(mappingGap(mapping, ['Start'])).toBe('order');
  expect(needsOrder('End', mapping, ['Start'])).toBe(false);
  expect(mappingGap({ ...mapping, Start: 'start:mdy' }, ['Start'])).toBeNull();
  expect(mappingGap({ Start: 'start:mdy' }, ['Start'])).toBe('name');
  // Nothing is asked of a column that is not imported.
  expect(mappingGap({ Name: 'name' }, ['Start'])).toBeNull();
  // Cells that contradict each other decide nothing.
  expect(columnsWithTwoOrders(table('Start', ['25/04/2026', '04/25/2026', '03/04/2026']))).toEqual(['Start']);
});

it('[FI28] a field of days may have an order, and no other field', () => {
  expect(['start', 'end:mdy', 'name:dmy', 'start:ymd', 'name'].map(isPromotionField)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect([plainField('show_from:dmy'), orderOf('show_from:dmy'), orderOf('start')]).toEqual(['show_from', 'dmy', null]);
});
