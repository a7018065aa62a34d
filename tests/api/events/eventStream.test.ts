import { expect, it } from 'vitest';
import { createEventStreamReader } from '@/api/events/eventStream';

it('[LU10] reads events from parts that are cut anywhere, and skips comments and data', () => {
  const text = ':\n\nevent: kiosks-update\ndata:\n\n:\n\nevent: imports-update\r\ndata: {}\r\n\r\ndata: nameless\n\n';
  for (let size = 1; size <= text.length; size += 1) {
    const read = createEventStreamReader();
    const names: string[] = [];
    for (let at = 0; at < text.length; at += size) names.push(...read(text.slice(at, at + size)));
    expect(names).toEqual(['kiosks-update', 'imports-update']);
  }
});

it('[LU10] an event that is not complete is none yet', () => {
  const read = createEventStreamReader();
  expect(read('event: kiosks-update\ndata:\n')).toEqual([]);
  expect(read('\n')).toEqual(['kiosks-update']);
});
