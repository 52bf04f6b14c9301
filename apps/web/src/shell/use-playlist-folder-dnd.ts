import {
  folderOfPlaylist,
  moveIntoFolder,
  moveOutOfFolder,
  usePlaylistFolders,
  usePinnedPlaylists,
} from '@qingyin/playlist-actions';
import { prepareDrag, setCardDragImage } from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Id of the target folder, or `out` for leaving the current folder. */
type Target = number | 'out';

/**
 * Drag and drop of playlists into folders of the side navigation, and out of them to the area below. Finds entries
 * by `data-list` and `data-folder`. Without `body` nothing can be dragged.
 */
export function usePlaylistFolderDnd(body: RefObject<HTMLElement | null> | undefined) {
  const all = useRef<HTMLDivElement>(null);
  const { folders, change } = usePlaylistFolders();
  const { pinned } = usePinnedPlaylists();
  const [carried, setCarried] = useState<number | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const from = carried === null ? undefined : folderOfPlaylist(folders, carried);

  const targetAt = ({ target, clientY }: DragEvent): Target | null => {
    if (carried === null || !(target instanceof Element)) return null;
    const folder = target.closest<HTMLElement>('[data-folder]')?.dataset['folder'];
    if (folder !== undefined) return from?.id === Number(folder) ? null : Number(folder);
    // The playlist lands below the folders; a drop above them counts as a change of mind.
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
    // Pinned playlists stay at the top, whatever folder they are in.
    if (!link || !dataTransfer || pinned.includes(id)) return;
    // Keeps the link's own drag data (its address), so that other windows accept the drop.
    dataTransfer.effectAllowed = 'all';
    setCardDragImage(dataTransfer, link.title);
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
    void change(target === 'out' ? moveOutOfFolder(carried) : moveIntoFolder(target, carried));
    // The dragged entry unmounts, so that no `dragend` event follows.
    end();
  });
  const onDragEnd = useEffectEvent(end);

  useEffect(() => {
    const area = body?.current?.closest<HTMLElement>('nav') ?? body?.current;
    if (!area) return;
    const left = new AbortController();
    const { signal } = left;
    area.addEventListener('pointerdown', () => void prepareDrag(), { signal });
    area.addEventListener('dragstart', (event) => onDragStart(event), { signal });
    area.addEventListener('dragover', (event) => onDragOver(event), { signal });
    area.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    area.addEventListener('drop', (event) => onDrop(event), { signal });
    area.addEventListener('dragend', () => onDragEnd(), { signal });
    return () => left.abort();
  }, [body]);

  return {
    /** Ref for the element that contains all folders. */
    all,
    /** The pointer is where a drop takes the playlist out of its folder. */
    out: over === 'out',
    /** State of a folder as a drop target; null: it does not accept the dragged playlist. */
    targetOf: (folder: number): 'target' | 'over' | null => {
      if (carried === null || from?.id === folder) return null;
      return over === folder ? 'over' : 'target';
    },
  };
}
