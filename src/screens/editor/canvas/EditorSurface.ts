import { promptPart } from '@/components/lazy/lazyPart';

/** The Konva stage of the editor; it is fetched while the location is. */
export const EditorSurface = promptPart(
  async () => (await import('@/components/mapCanvas/surface/StageSurface')).StageSurface,
);
