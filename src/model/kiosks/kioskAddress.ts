/**
 * The address that the QR code of a kiosk holds.
 * @param mapApp absolute address of the map app of its location
 */
export function kioskAddress(mapApp: string, { uid, node }: { uid: string; node: number | null }): string {
  const address = new URL(mapApp);
  address.searchParams.set('unit', uid);
  if (node !== null) address.searchParams.set('node', String(node));
  return address.href;
}
