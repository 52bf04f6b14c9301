import { useEffect, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';
import { type TakeFiles } from './uploads-context.ts';

/** Files from outside; a picture of a page counts as a file too, and as a piece of that page. */
const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && dataTransfer.types.includes('Files') && !dataTransfer.types.includes('text/html');

/** Takes files that are dropped anywhere on the page. @returns whether some are over it */
export function useFileDrop(take: TakeFiles): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Without this the browser would open the file and leave the page.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      // Between elements of the page there is always another one that is entered.
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
