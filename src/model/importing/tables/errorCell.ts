/** The errors of spreadsheets in the languages of people who export them, and those of LibreOffice. */
const ERRORS =
  /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA|NV|BEZUG!|WERT!|ZAHL!|VALEUR!|NOMBRE!|NOM\?|NUL!|N\/D|ARG!|ADR!|LICZBA!|NAZWA\?|ERROR!)|Err:5\d\d)$/i;

/** Whether a cell holds the error of its formula instead of a value. */
export const isErrorCell = (cell: unknown): boolean => typeof cell === 'string' && ERRORS.test(cell.trim());
