import type { QrDrawer } from '@/components/media/qrDrawer';

/** The drawing code is loaded for the first picture. */
export const drawQr: QrDrawer = async (text, width) => (await import('qrcode')).toDataURL(text, { width, margin: 0 });
