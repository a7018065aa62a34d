import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { nodeQuery } from '@/api/network/nodes';
import { NodeRoute } from '@/app/editor/NodeRoute';
import type { NodeDetails } from '@/contract/network/nodes';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const Editor = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

async function openedAt(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const node = { id: 12, floor_id: 'ground', project_id: 'mall' } as unknown as NodeDetails;
  client.setQueryData(nodeQuery(12).queryKey, node);
  const { page, text } = await render(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/node/:id" element={<NodeRoute />} />
        <Route path="/editor/:id" element={<Editor />} />
      </Routes>
    </QueryClientProvider>,
    undefined,
    address,
  );
  return {
    address: page.querySelector('output')?.textContent ?? null,
    isMissing: text('This node does not exist') !== null,
  };
}

it.each(['/node/12', '/node/12?project=mall'])('[PP34] %s opens the editor at the node', async (address) => {
  expect(await openedAt(address)).toEqual({
    address: '/editor/mall?viewType=map&floor=ground&tab=9&selected=node%3A12',
    isMissing: false,
  });
});

it.each(['/node/door', '/node/0', '/node/12?project=another'])(
  '[PP34] %s says that there is no such node',
  async (address) => {
    expect(await openedAt(address)).toEqual({ address: null, isMissing: true });
  },
);
