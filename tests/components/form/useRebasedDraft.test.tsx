import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRebasedDraft } from '@/components/form/useRebasedDraft';

type Draft = ReturnType<typeof useRebasedDraft<{ name: string; metres: string }>>;

let draft: Draft;
let show: (saved: { name: string; metres: string }, isSaving?: boolean) => void;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  function Form({ saved, isSaving }: { saved: { name: string; metres: string }; isSaving: boolean }): ReactNode {
    draft = useRebasedDraft({ saved, labels: { name: 'Name', metres: 'Metres' }, isSaving });
    return null;
  }
  show = (saved, isSaving = false) => act(() => root.render(<Form saved={saved} isSaving={isSaving} />));
});
const type = (change: Partial<Draft['values']>) => act(() => draft.set(change));

it('[FM35] takes over what somebody else saved in fields that are not typed in, and names it', () => {
  show({ name: 'Walk', metres: '90' });
  type({ name: 'Long walk' });
  show({ name: 'Walk', metres: '120' });
  expect([draft.values, draft.differences]).toEqual([{ name: 'Long walk', metres: '120' }, null]);
  expect(draft.meanwhile).toBe('Somebody else changed meanwhile: Metres. Their changes were kept.');
});

it('[FM35] asks for a field that both changed, and goes on from the choice', () => {
  show({ name: 'Walk', metres: '90' });
  type({ name: 'Long walk' });
  show({ name: 'Short walk', metres: '90' });
  expect(draft.differences).toEqual([{ name: 'name', label: 'Name', mine: 'Long walk', theirs: 'Short walk' }]);
  act(() => draft.resolve({ name: 'theirs' }));
  expect([draft.values.name, draft.differences]).toEqual(['Short walk', null]);
});

it('[FM35] does not ask about what its own save changes', () => {
  show({ name: 'Walk', metres: '90' });
  type({ name: ' Long walk ' });
  show({ name: 'Long walk', metres: '90' }, true);
  expect(draft.differences).toBeNull();
  act(() => draft.reset({ name: 'Long walk', metres: '90' }));
  show({ name: 'Long walk', metres: '90' });
  expect([draft.values.name, draft.differences, draft.meanwhile]).toEqual(['Long walk', null, '']);
});
