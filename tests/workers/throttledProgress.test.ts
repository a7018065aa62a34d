import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import { throttledProgress } from '@/workers/throttledProgress';

const word = (step: UploadProgress['step'], meshes: number): UploadProgress => ({
  step,
  bytesRead: 0,
  bytesTotal: 1,
  meshes,
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('pacedProgress', () => {
  it('[ME17] passes on at most thirty words a second, and each new step at once', () => {
    const clock = vi.spyOn(performance, 'now');
    const heard: string[] = [];
    const tell = throttledProgress(({ step, meshes }) => heard.push(`${step} ${meshes}`));
    for (let at = 0; at < 100; at++) {
      clock.mockReturnValue(1000 + at);
      tell(word('reading', at));
    }
    clock.mockReturnValue(1100);
    tell(word('drawing', 0));
    tell(word('drawing', 100));
    expect(heard).toEqual(['reading 0', 'reading 33', 'reading 66', 'reading 99', 'drawing 0']);
  });
});
