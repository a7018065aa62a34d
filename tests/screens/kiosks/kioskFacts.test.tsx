import { afterEach, expect, it } from 'vitest';
import { KioskFacts } from '@/screens/kiosks/KioskFacts';
import { text } from '@/screens/kiosks/texts';
import { kioskAnswer } from '../../app/support/samples';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const facts = (isShared: boolean) =>
  render(
    <KioskFacts
      kiosk={{ ...kioskAnswer(), location: 'Mall', version: '1.0.0', device_key: 'abcd', key_shared: isShared }}
      now={0}
    />,
  );

it('[KI115] the facts of a kiosk say that another device uses its key, and what to do', async () => {
  const shared = await facts(true);
  expect(shared.text(text('keyShared'))).not.toBeNull();
  expect(shared.text(text('keySharedText'))?.textContent).toContain('with a code of its own');
  await cleanUp();
  const alone = await facts(false);
  expect(alone.text(text('keyShared'))).toBeNull();
});
