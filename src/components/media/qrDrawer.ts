/** Draws a text as a QR code, `width` pixels wide; the address of the picture. */
export type QrDrawer = (text: string, width: number) => Promise<string>;
