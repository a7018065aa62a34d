/**
 * The key that a name is compared by wherever a name stands for a record: two names that look alike are one, whatever their case and
 * their blanks, and whether a spreadsheet has put something between their letters that is not seen.
 */
export const nameKey = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
    .toLowerCase();
