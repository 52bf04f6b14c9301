import { useEffect, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';
import { type AddFiles } from './add-files-context.ts';

/**
 * Whether a drag carries files from outside. An image dragged from a web page has the type `Files` too, together
 * with `text/html`.
 */
const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && dataTransfer.types.includes('Files') && !dataTransfer.types.includes('text/html');

/**
 * Drop target for files on the whole page.
 * @returns whether files are dragged over the page
 */
export function usePageFileDrop(take: AddFiles): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Prevents the browser from opening the file in place of the page.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      // `relatedTarget` is null only when the pointer leaves the page; between elements it is the entered one.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      void droppedFiles(event.dataTransfer).then(({ files, leftOut }) => latest.current(files, leftOut));
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return over;
}
