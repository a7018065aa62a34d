import { type DragEventHandler, useState } from 'react';

interface FileDrop {
  /** A file is held over the zone. */
  readonly isTarget: boolean;
  readonly zone: {
    readonly onDragOver: DragEventHandler;
    readonly onDragLeave: DragEventHandler;
    readonly onDrop: DragEventHandler;
  };
}

/** A zone that takes dropped files. */
export function useFileDrop(onFiles: (files: File[]) => void): FileDrop {
  const [isTarget, setTarget] = useState(false);
  return {
    isTarget,
    zone: {
      onDragOver: (event) => {
        event.preventDefault();
        setTarget(true);
      },
      onDragLeave: () => setTarget(false),
      onDrop: (event) => {
        event.preventDefault();
        setTarget(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
