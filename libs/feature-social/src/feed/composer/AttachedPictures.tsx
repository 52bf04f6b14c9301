import { useObjectUrl } from '@qingyin/browser-files';
import { useRowFocusRestore } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconChevronLeft, IconChevronRight, IconRefresh, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import classes from './PostComposer.module.css';
import type { AttachedPicture, AttachedPictureList } from './use-attached-pictures.ts';

/** Attached pictures in their order with upload state; reordered by drag and drop or buttons. */
export function AttachedPictures({ tray }: { tray: AttachedPictureList }) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** index of the dragged picture before the drag, which Escape and a drop elsewhere restore */
  const from = useRef(0);
  const body = useRef<HTMLUListElement>(null);
  useRowFocusRestore(body, 'data-picture', tray.pictures);
  if (tray.pictures.length === 0) return null;
  /** Between two pictures, too, a drag may be dropped. */
  const takeDrop = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault();
  };
  const step = (id: number, to: number, name: string) => {
    tray.move(id, to);
    const place = to + 1;
    if (tray.pictures[to]) setSaid(t`${name} 现在是第 ${place} 个`);
  };
  return (
    <>
      <ul ref={body} className={classes.tray} aria-label={t`图片`} onDragOver={takeDrop} onDrop={takeDrop}>
        {tray.pictures.map((picture, place) => (
          <Thumb
            key={picture.id}
            picture={picture}
            place={place}
            tray={tray}
            dragged={dragged}
            onDragged={(id) => {
              from.current = place;
              setDragged(id);
            }}
            onDropped={(dropped) => {
              setDragged(null);
              if (!dropped) tray.move(picture.id, from.current);
            }}
            onStep={step}
          />
        ))}
      </ul>
      <p role="status" className="qy-unseen">
        {said}
      </p>
    </>
  );
}

interface ThumbProps {
  picture: AttachedPicture;
  /** index, from 0 */
  place: number;
  tray: AttachedPictureList;
  /** id of the dragged picture */
  dragged: number | null;
  onDragged: (id: number) => void;
  /** `dropped` is false if the drag was cancelled */
  onDropped: (dropped: boolean) => void;
  /** moves a picture to another index and announces it */
  onStep: (id: number, place: number, name: string) => void;
}

function Thumb({ picture, place, tray, dragged, onDragged, onDropped, onStep }: ThumbProps) {
  const { t } = useLingui();
  const local = useObjectUrl(picture.file);
  const { id, sent, failed } = picture;
  const reasons = { way: t`没能发送`, none: t`不是能用的图片`, large: t`图片太大` };
  const name = t`图片 ${place + 1}`;
  const overThis = (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (dragged !== id) tray.move(dragged, place);
  };
  return (
    <li
      className={classes.thumb}
      data-picture={id}
      draggable
      data-dragged={dragged === id ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragged(id);
      }}
      onDragEnter={overThis}
      onDragOver={overThis}
      onDrop={overThis}
      onDragEnd={({ dataTransfer }) => onDropped(dataTransfer.dropEffect !== 'none')}
    >
      {(local ?? sent?.url) && <img src={local ?? sent?.url} alt={name} draggable={false} />}
      {!sent && !failed && (
        <span className={classes.sending} role="status">
          <span className="qy-unseen">{t`正在发送 ${name}`}</span>
        </span>
      )}
      {failed && (
        <span className={classes.failed} role="alert">
          {reasons[failed]}
          {failed === 'way' && (
            <IconButton size="s" label={t`重试 ${name}`} onClick={() => tray.retry(id)}>
              <IconRefresh size={18} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </span>
      )}
      <span className={classes.moves}>
        <IconButton
          size="s"
          label={t`前移 ${name}`}
          aria-disabled={place === 0}
          onClick={() => onStep(id, place - 1, name)}
        >
          <IconChevronLeft size={18} stroke={2} data-flip-rtl aria-hidden />
        </IconButton>
        <IconButton
          size="s"
          label={t`后移 ${name}`}
          aria-disabled={place === tray.pictures.length - 1}
          onClick={() => onStep(id, place + 1, name)}
        >
          <IconChevronRight size={18} stroke={2} data-flip-rtl aria-hidden />
        </IconButton>
      </span>
      <IconButton size="s" className={classes.remove} label={t`移除 ${name}`} onClick={() => tray.remove(id)}>
        <IconX size={16} stroke={2} aria-hidden />
      </IconButton>
    </li>
  );
}
