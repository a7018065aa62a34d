/** A canvas context that records the calls of its methods and the values that its properties had then. */
export interface RecordedCall {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly fillStyle: unknown;
  readonly strokeStyle: unknown;
  readonly lineWidth: unknown;
}

export function recordingContext(): { readonly context: CanvasRenderingContext2D; readonly calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const properties = new Map<PropertyKey, unknown>();
  const context = new Proxy(
    {},
    {
      set: (_, name, value) => {
        properties.set(name, value);
        return true;
      },
      get: (_, name) =>
        properties.has(name)
          ? properties.get(name)
          : (...args: unknown[]) => {
              calls.push({
                method: String(name),
                args,
                fillStyle: properties.get('fillStyle'),
                strokeStyle: properties.get('strokeStyle'),
                lineWidth: properties.get('lineWidth'),
              });
              // Every letter is seven pixels wide.
              if (name === 'measureText') return { width: String(args[0]).length * 7 };
              return name === 'getTransform' ? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 } : undefined;
            },
    },
  );
  return { context: context as CanvasRenderingContext2D, calls };
}
