import { PLAIN_KINDS, PLAIN_RECORDS, type PlainList } from './plainRecords';
import { translate } from './texts/translate';

/** The address of the page of a plain list. */
export type PlainPath = `/${PlainList}`;

const pathOf = <const L extends PlainList>(list: L) => `/${list}` as const;

/** The lists of plain records, as the console shows them. */
export const PLAIN_LISTS = PLAIN_KINDS.map((kind) => {
  const { list, feature } = PLAIN_RECORDS[kind];
  return { kind, list, feature, path: pathOf(list), title: translate(`${kind}.many`) };
});
