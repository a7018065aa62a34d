import { toDataURL } from 'qrcode';

/** A QR code of an address as the data URL of a PNG of 232 by 232 pixels. */
export const qrCode = (address: string): Promise<string> =>
  toDataURL(address, { errorCorrectionLevel: 'M', margin: 1, width: 232 });
