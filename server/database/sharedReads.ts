interface Reading<V> {
  readonly running: Promise<V>;
  next: Promise<V> | null;
}

/**
 * Lets callers who ask for the same key while it is being read share the next reading. Nothing is cached: a reading starts
 * after all its callers have asked, so no result is older than its request. Results are shared: do not change them.
 */
export function sharedReads<K, V>(read: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const readings = new Map<K, Reading<V>>();

  const start = (key: K): Promise<V> => {
    const reading: Reading<V> = { running: read(key), next: null };
    readings.set(key, reading);
    const end = () => {
      if (reading.next === null) readings.delete(key);
    };
    reading.running.then(end, end);
    return reading.running;
  };

  return (key) => {
    const reading = readings.get(key);
    if (!reading) return start(key);
    const again = () => start(key);
    reading.next ??= reading.running.then(again, again);
    return reading.next;
  };
}
