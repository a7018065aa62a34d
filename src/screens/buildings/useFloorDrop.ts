import { type DragEvent, useState } from 'react';

/** Floors are dragged within their building alone: its id is a part of the type, which is all that a page sees while it drags. */
const typeOf = (building: string): string => `application/x-atrium-floor+${building}`;

interface Options {
  readonly building: string;
  /** The place of the floor in its building, from 0. */
  readonly at: number;
  readonly onFiles: (files: readonly File[]) => void;
  /** Another floor of the building was dropped here. */
  readonly onFloor: (from: number) => void;
}

/** The row of a floor as a place where files or another floor of its building is dropped, and the handle that drags it. */
export function useFloorDrop({ building, at, onFiles, onFloor }: Options) {
  const [isTarget, setTarget] = useState(false);
  const type = typeOf(building);
  const isTaken = ({ dataTransfer: { types } }: DragEvent) => types.includes('Files') || types.includes(type);
  return {
    isTarget,
    row: {
      onDragOver: (event: DragEvent) => {
        if (!isTaken(event)) return;
        event.preventDefault();
        setTarget(true);
      },
      onDragLeave: () => setTarget(false),
      onDrop: (event: DragEvent) => {
        if (!isTaken(event)) return;
        event.preventDefault();
        setTarget(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
        else onFloor(Number(event.dataTransfer.getData(type)));
      },
    },
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => event.dataTransfer.setData(type, String(at)),
    },
  };
}
