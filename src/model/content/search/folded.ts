/** Lower case without accents, so that "cafe" finds "Café". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
