import { Trans } from '@lingui/react/macro';
import classes from './Crop.module.css';
import { CropSquare } from './CropSquare.tsx';
import type { Crop } from './use-crop.ts';
import { ViewSliders } from './ViewSliders.tsx';

interface CropAreaProps {
  crop: Crop;
  /** what is seen of the picture */
  alt: string;
  /** it will be shown as a circle */
  round?: boolean;
}

/** Below this a picture looks blurred where it is shown large, px. */
const GOOD_EDGE = 300;

/** The square of a picture, by pointer and by sliders. */
export function CropArea({ crop, alt, round = false }: CropAreaProps) {
  const { size, view, onView, square } = crop;
  return (
    <div className={classes.area}>
      <CropSquare
        image={crop.image}
        url={crop.url}
        size={size}
        view={view}
        onView={onView}
        onLoad={crop.onLoad}
        onError={crop.onError}
        alt={alt}
        round={round}
      />
      {size && <ViewSliders size={size} view={view} onView={onView} />}
      {square && square.edge < GOOD_EDGE && (
        <p role="status" className={classes.note}>
          <Trans>选中的部分只有这么小，显示得大时会有些模糊。</Trans>
        </p>
      )}
    </div>
  );
}
