import { useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { afterApproval, awaitLabels, labelsAwaiting, takeAwaitedLabels } from '@/components/floorPlan/awaitedLabels';
import { FileDrop } from '@/screens/buildings/FileDrop';
import { planFiles } from '@/screens/buildings/planFiles';
import { useAwaitedLabels } from '@/screens/buildings/useAwaitedLabels';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const plan = new File(['PK'], 'ground.zip');
const labels = new File(['shop-1\tBean\n'], 'Labels.TXT');
const floor = { uuid: 'ground', name: 'Ground' };

it('[BU50] the floor plan and its labels file are told apart in any order', () => {
  expect(planFiles([labels, plan])).toEqual({ plan, labels });
  expect(planFiles([plan])).toEqual({ plan, labels: null });
  expect(planFiles([labels])).toEqual({ plan: null, labels });
  expect(planFiles([])).toEqual({ plan: null, labels: null });
});

it('[BU50] labels wait for the approval of their floor plan, and are taken once', () => {
  awaitLabels('upload-1', { floor, file: labels });
  expect(labelsAwaiting('upload-1')).toEqual({ floor, file: labels });
  expect([takeAwaitedLabels(afterApproval('upload-2')), takeAwaitedLabels(null), takeAwaitedLabels('x')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(takeAwaitedLabels(afterApproval('upload-1'))).toEqual({ floor, file: labels });
  expect([takeAwaitedLabels(afterApproval('upload-1')), labelsAwaiting('upload-1')]).toEqual([null, null]);
});

it('[BU50] the buildings upload them once the approval has led back', async () => {
  awaitLabels('upload-3', { floor, file: labels });
  const uploaded = vi.fn();
  function Page() {
    const navigate = useNavigate();
    useAwaitedLabels(uploaded);
    const back = (upload: string) => (
      <button key={upload} type="button" onClick={() => navigate('.', { state: afterApproval(upload) })}>
        {upload}
      </button>
    );
    return ['upload-2', 'upload-3'].map(back);
  }
  const { after, text } = await render(<Page />);
  await after(() => text('upload-2')?.click());
  expect(uploaded).not.toHaveBeenCalled();
  for (const _press of [1, 2]) await after(() => text('upload-3')?.click());
  expect(uploaded.mock.calls).toEqual([[{ floor, file: labels }]]);
});

it('[BU50] the drawer takes several files where it says so, and otherwise one', async () => {
  const taken = vi.fn();
  const zone = (areSeveral: boolean) =>
    render(
      <FileDrop
        label="Zone"
        title="Drop"
        hint=""
        inputLabel="File"
        accept=".zip,.txt"
        areSeveral={areSeveral}
        onFiles={taken}
      />,
    );
  const drop = async (areSeveral: boolean) => {
    const { find, after } = await zone(areSeveral);
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [plan, labels] },
    });
    await after(() => void find('section').dispatchEvent(event));
    await cleanUp();
  };
  await drop(true);
  await drop(false);
  expect(taken.mock.calls).toEqual([[[plan, labels]], [[plan]]]);
});
