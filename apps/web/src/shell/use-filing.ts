import { folderOf, putInto, takeOut, useListFolders, usePins } from '@qingyin/media-kit';
import { drawDragCard } from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The id of a folder, or out of the one where a list is now. */
type Target = number | 'out';

/**
 * Lets the pointer carry playlists of the navigation that holds `body` into folders, and out of them to what is below.
 * Entries are told by `data-list` and `data-folder`. Without `body` nothing can be carried.
 */
export function useFiling(body: RefObject<HTMLElement | null> | undefined) {
  const all = useRef<HTMLDivElement>(null);
  const { folders, change } = useListFolders();
  const { pinned } = usePins();
  const [carried, setCarried] = useState<number | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const from = carried === null ? undefined : folderOf(folders, carried);

  const targetAt = ({ target, clientY }: DragEvent): Target | null => {
    if (carried === null || !(target instanceof Element)) return null;
    const folder = target.closest<HTMLElement>('[data-folder]')?.dataset['folder'];
    if (folder !== undefined) return from?.id === Number(folder) ? null : Number(folder);
    // Where it will stand: whoever lets go above has thought better of it.
    const isBelow = clientY > (all.current?.getBoundingClientRect().bottom ?? 0);
    return from && isBelow ? 'out' : null;
  };
  const end = () => {
    setCarried(null);
    setOver(null);
  };

  const onDragStart = useEffectEvent(({ target, dataTransfer }: DragEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-list] a') : null;
    const id = Number(link?.closest<HTMLElement>('[data-list]')?.dataset['list']);
    // Pinned ones stand on top, in whatever folder they are.
    if (!link || !dataTransfer || pinned.includes(id)) return;
    // The link's address stays with it, for other windows.
    dataTransfer.effectAllowed = 'all';
    drawDragCard(dataTransfer, link.title);
    setCarried(id);
  });
  const onDragOver = useEffectEvent((event: DragEvent) => {
    const target = targetAt(event);
    setOver(target);
    if (target === null) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'move';
  });
  const onDragLeave = useEffectEvent(({ currentTarget, relatedTarget }: DragEvent) => {
    const inside = currentTarget instanceof Node && relatedTarget instanceof Node;
    if (!inside || !currentTarget.contains(relatedTarget)) setOver(null);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    const target = targetAt(event);
    if (carried === null || target === null) return;
    event.preventDefault();
    void change(target === 'out' ? takeOut(carried) : putInto(target, carried));
    // Its entry goes from where it was and tells nobody of the end.
    end();
  });
  const onDragEnd = useEffectEvent(end);

  useEffect(() => {
    const area = body?.current?.closest<HTMLElement>('nav') ?? body?.current;
    if (!area) return;
    const left = new AbortController();
    const { signal } = left;
    area.addEventListener('dragstart', (event) => onDragStart(event), { signal });
    area.addEventListener('dragover', (event) => onDragOver(event), { signal });
    area.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    area.addEventListener('drop', (event) => onDrop(event), { signal });
    area.addEventListener('dragend', () => onDragEnd(), { signal });
    return () => left.abort();
  }, [body]);

  return {
    /** for the element that holds all folders */
    all,
    /** what is carried hangs over the navigation, out of all folders */
    out: over === 'out',
    /** what a folder is to what is carried; null: it takes nothing */
    targetOf: (folder: number): 'target' | 'over' | null => {
      if (carried === null || from?.id === folder) return null;
      return over === folder ? 'over' : 'target';
    },
  };
}
