import { Trans } from '@lingui/react/macro';
import type { PostPicture } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';
import { type CSSProperties, type RefObject, useState } from 'react';
import classes from './PictureViewer.module.css';
import type { Point, ZoomView } from './zoom.ts';

interface ViewerPictureProps {
  ref: RefObject<HTMLDivElement | null>;
  picture: PostPicture;
  /** address of the thumbnail, if it has loaded */
  small: string | undefined;
  zoom: { view: ZoomView; pulled: Point | null };
  /** called after a retry, when the pressed button has been removed */
  onRetried: () => void;
}

/**
 * Picture in the viewer, in a frame of its final size: while it loads, a blurred thumbnail and, after a delay, a
 * spinner; after an error, a message with a retry button.
 */
export function ViewerPicture({ ref, picture, small, zoom, onRetried }: ViewerPictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  if (state === 'failed')
    return (
      <div role="alert" className={classes.failed}>
        <p>
          <Trans>图片没有载入</Trans>
        </p>
        <Button
          onClick={() => {
            setState('coming');
            onRetried();
          }}
        >
          <Trans>重试</Trans>
        </Button>
      </div>
    );
  const { width, height } = picture;
  const sized = width > 0 && height > 0;
  const { view, pulled } = zoom;
  const { x, y } = pulled ?? view;
  const style = {
    ...(sized && { '--wide': width, '--high': height }),
    transform: `translate(${x}px, ${y}px) scale(${view.scale})`,
  } as CSSProperties;
  return (
    <div
      ref={ref}
      className={classes.frame}
      data-sized={sized || undefined}
      data-held={pulled ? '' : undefined}
      aria-busy={state === 'coming' || undefined}
      style={style}
    >
      {state === 'coming' && small !== undefined && sized && (
        <span
          className={classes.small}
          data-small
          style={{ backgroundImage: `url(${JSON.stringify(small)})` }}
        />
      )}
      <img
        // Preloaded pictures show at once, without a fade.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setState('there');
        }}
        className={classes.picture}
        src={picture.url}
        alt=""
        width={width || undefined}
        height={height || undefined}
        draggable={false}
        decoding="async"
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </div>
  );
}
