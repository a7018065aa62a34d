import { expect, it } from 'vitest';
import { embedCode } from '@/screens/locationOverview/embedCode';

it('[EB7] the lines for a page name the script of this service, the location and the key', () => {
  expect(embedCode('https://maps.example', 'mall-1', 'key-1')).toBe(
    '<script src="https://maps.example/embed.js"></script>\n<atrium-map location="mall-1" key="key-1"></atrium-map>',
  );
});
