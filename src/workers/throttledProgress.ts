import type { UploadProgress } from '@/model/floorPlan/readUpload';

/** Milliseconds between two progress reports: thirty per second look smooth, and more only load the page. */
const PACE = 33;

/** Passes progress on at this pace, and each new step at once. */
export function throttledProgress(tell: (progress: UploadProgress) => void): (progress: UploadProgress) => void {
  let step: UploadProgress['step'] | null = null;
  let last = 0;
  return (progress) => {
    const now = performance.now();
    if (progress.step === step && now - last < PACE) return;
    step = progress.step;
    last = now;
    tell(progress);
  };
}
