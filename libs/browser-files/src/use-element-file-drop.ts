import { type DragEvent, useState } from 'react';

interface FileDropOptions {
  /** true: files are not accepted */
  disabled?: boolean;
  /** called while files are dragged over the element, e.g. to load code ahead */
  onOver?: () => void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers that make an element a drop target for files; dragged text is left to the field it is dropped on. */
export function useElementFileDrop(
  onFiles: (files: File[]) => void,
  { disabled = false, onOver }: FileDropOptions = {},
) {
  const [over, setOver] = useState(false);
  return {
    /** files are being dragged over the element */
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (disabled || !hasFiles(event)) return;
        // Otherwise the browser opens the dropped file and leaves the page.
        event.preventDefault();
        setOver(true);
        onOver?.();
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (disabled || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
