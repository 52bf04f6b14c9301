import { Trans } from '@lingui/react/macro';
import classes from './Crop.module.css';
import { CropSquare } from './CropSquare.tsx';
import type { Crop } from './use-crop.ts';
import { ViewSliders } from './ViewSliders.tsx';

interface CropAreaProps {
  crop: Crop;
  /** alternative text of the picture */
  alt: string;
  /** shows a circle, as the picture will be displayed */
  round?: boolean;
}

/** Minimum edge for a sharp picture at large sizes, px; smaller crops show a hint. */
const GOOD_EDGE = 300;

/** Cropping of a picture to a square, by pointer and by sliders. */
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
