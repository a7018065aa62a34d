import { afterEach, expect, it, vi } from 'vitest';
import type { RecordForm } from '@/components/form/useRecordForm';
import { type VersionApprovalEvent, versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import type { ApprovalField } from '@/model/versions/approval';
import { VERSION_TYPES } from '@/model/versions/versionTypes';
import { useVersionApproval } from '@/screens/versions/useVersionApproval';
import type { VersionValues } from '@/screens/versions/versionKind';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

afterEach(cleanUp);

const values: VersionValues = {
  name: '2.4.0',
  notes: '',
  type: VERSION_TYPES.core,
  tested: true,
  approved: true,
  released: false,
  forceReleased: true,
  previous: null,
  organisations: [],
};

const { name: _name, notes: _notes, ...approval } = values;

/** The approval beside a form that has these values. */
async function opened(first: VersionValues) {
  const set = vi.fn();
  const page: { values: VersionValues; approval: ReturnType<typeof useVersionApproval> | null } = {
    values: first,
    approval: null,
  };
  const rendered = await renderHook(() => {
    page.approval = useVersionApproval(versionApprovalMachine, {
      values: page.values,
      set: (field: keyof VersionValues, value: never) => {
        set(field, value);
        page.values = { ...page.values, [field]: value };
      },
    } as unknown as RecordForm<VersionValues>);
  });
  const show = async (next: Partial<VersionValues>) => {
    page.values = { ...page.values, ...next };
    await rendered.again();
  };
  const choose = async (event: VersionApprovalEvent) => {
    await rendered.after(() => page.approval?.choose(event));
    await rendered.again();
  };
  return { set, show, choose, mayChange: (part: ApprovalField) => page.approval?.mayChange(part), page };
}

it('[VS30] a choice and what follows from it are values of the form; nothing else of it is set', async () => {
  const { set, choose, page } = await opened(values);
  await choose({ type: 'choosePrevious', previous: 3 });
  expect(set.mock.calls).toEqual([['previous', 3]]);
  set.mockClear();
  await choose({ type: 'unforce' });
  expect(set.mock.calls).toEqual([
    ['forceReleased', false],
    ['previous', null],
  ]);
  expect(page.approval?.approval).toEqual({ ...approval, forceReleased: false, previous: null });
});

it('[VS30] a choice that is not open sets nothing', async () => {
  const { set, choose } = await opened(values);
  for (const type of ['untest', 'fail', 'release'] as const) await choose({ type });
  expect(set).not.toHaveBeenCalled();
});

it('[VS30] the approval of somebody else in the form decides what may be chosen, also for the same stage', async () => {
  const { show, choose, mayChange, set } = await opened(values);
  expect([mayChange('tested'), mayChange('previous'), mayChange('organisations')]).toEqual([false, true, false]);
  await show({ tested: true, approved: false, forceReleased: false, type: VERSION_TYPES.demo });
  expect([mayChange('tested'), mayChange('previous'), mayChange('organisations')]).toEqual([true, false, true]);
  expect(set).not.toHaveBeenCalled();
  await choose({ type: 'pass' });
  expect(set.mock.calls).toEqual([['approved', true]]);
});

it('[VS32] the question before a forced release closes where somebody else has decided otherwise', async () => {
  const { show, choose, page } = await opened({ ...values, forceReleased: false });
  await choose({ type: 'forceRelease' });
  expect(page.approval?.isAsking).toBe(true);
  await show({ notes: 'Typed meanwhile' });
  expect(page.approval?.isAsking).toBe(true);
  await show({ approved: false });
  expect([page.approval?.isAsking, page.approval?.mayChange('forceReleased')]).toEqual([false, false]);
});
