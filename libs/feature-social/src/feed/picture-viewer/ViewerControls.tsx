import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import classes from './PictureViewer.module.css';
import { MAX_SCALE, type ZoomView } from './zoom.ts';

interface ViewerControlsProps {
  at: number;
  count: number;
  zoom: { view: ZoomView; zoomIn: () => void; zoomOut: () => void };
  onGo: (place: number) => void;
  onClose: () => void;
}

/**
 * Position counter and buttons of the picture viewer. Unavailable buttons are `aria-disabled` instead of disabled,
 * since a disabled button loses the focus and the dialog would receive no keys.
 */
export function ViewerControls({ at, count, zoom, onGo, onClose }: ViewerControlsProps) {
  const { t } = useLingui();
  const place = at + 1;
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.counter} role="status">
          {count > 1 && `${place} / ${count}`}
        </p>
        <IconButton label={t`缩小`} aria-disabled={zoom.view.scale <= 1} onClick={zoom.zoomOut}>
          <IconZoomOut size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t`放大`} aria-disabled={zoom.view.scale >= MAX_SCALE} onClick={zoom.zoomIn}>
          <IconZoomIn size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t`关闭`} onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {count > 1 && (
        <>
          <IconButton
            label={t`上一张`}
            size="l"
            className={classes.before}
            aria-disabled={at === 0}
            onClick={() => onGo(at - 1)}
          >
            <IconChevronLeft size={28} stroke={1.75} data-flip-rtl aria-hidden />
          </IconButton>
          <IconButton
            label={t`下一张`}
            size="l"
            className={classes.after}
            aria-disabled={place === count}
            onClick={() => onGo(at + 1)}
          >
            <IconChevronRight size={28} stroke={1.75} data-flip-rtl aria-hidden />
          </IconButton>
        </>
      )}
    </>
  );
}
