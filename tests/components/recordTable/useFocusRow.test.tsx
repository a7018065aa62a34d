import { afterEach, expect, it } from 'vitest';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useFocusRow } from '@/components/recordTable/useFocusRow';
import { nextFrames } from '../../support/dom/nextFrames';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

function List() {
  const { table, focusRow } = useFocusRow();
  return (
    <>
      <button
        type="button"
        id="row"
        ref={(row) => {
          return table(row && { hasRow: () => true, focusRow: () => row.focus() });
        }}
      >
        Row
      </button>
      <button type="button" id="end" onClick={() => focusRow('row')}>
        End
      </button>
      <div {...dialogProps('clientSwitcher')}>
        <button type="button" id="client">
          Client
        </button>
      </div>
    </>
  );
}

/** The row has the focus two frames later. */
const frames = () => nextFrames(3);

it('[AX6] a row has the focus after a dialog over its list, but takes it from nothing that was opened meanwhile', async () => {
  const { find, after } = await render(<List />);
  find('#end').focus();
  await after(() => find('#end').click());
  await frames();
  expect(document.activeElement).toBe(find('#row'));
  find('#end').focus();
  find('#end').click();
  find('#client').focus();
  await frames();
  expect(document.activeElement).toBe(find('#client'));
});
