import { Trans } from '@lingui/react/macro';
import type { PostPicture } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';
import { type RefObject, useState } from 'react';
import classes from './PictureViewer.module.css';
import type { Point, View } from './zoom.ts';

interface ViewerPictureProps {
  ref: RefObject<HTMLImageElement | null>;
  picture: PostPicture;
  zoom: { view: View; pulled: Point | null };
}

/** The picture that is looked at; that it did not come, with the offer to try again. */
export function ViewerPicture({ ref, picture, zoom: { view, pulled } }: ViewerPictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  if (state === 'failed')
    return (
      <div role="alert" className={classes.failed}>
        <p>
          <Trans>图片没有载入</Trans>
        </p>
        <Button onClick={() => setState('coming')}>
          <Trans>重试</Trans>
        </Button>
      </div>
    );
  const { x, y } = pulled ?? view;
  return (
    <img
      ref={ref}
      className={classes.picture}
      src={picture.url}
      alt=""
      width={picture.width || undefined}
      height={picture.height || undefined}
      draggable={false}
      decoding="async"
      data-there={state === 'there' ? '' : undefined}
      data-held={pulled ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${view.scale})` }}
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}
