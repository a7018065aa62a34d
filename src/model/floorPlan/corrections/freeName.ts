/** `stem-2`, or the next number that no mesh has. */
export function freeName(names: readonly string[], stem: string, first = 2): string {
  const taken = new Set(names);
  let number = first;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
