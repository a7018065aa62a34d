import { afterEach, expect, it, vi } from 'vitest';
import { type RunCommand, useEditorCommands } from '@/screens/editor/commands/useEditorCommands';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[ET41] a key that follows Select all at once moves what was selected', async () => {
  const { around, document } = await testEditor({ network: sampleNetwork() });
  const asked: { run?: RunCommand } = {};
  function Keys() {
    asked.run = useEditorCommands();
    return null;
  }
  const { after } = await render(around(<Keys />));
  const before = document.getSnapshot().context.history.present;
  await after(() => {
    asked.run?.('selectAll');
    asked.run?.('right');
  });
  await vi.waitFor(() => expect(document.getSnapshot().context.history.present).not.toBe(before));
  expect(document.getSnapshot().context.history.selection?.ids.length).toBeGreaterThan(1);
});
