import { ApiError } from '@qingyin/http-client';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { buttonKeys } from '../gallery/key-maps.ts';
import { InlineError } from './InlineError.tsx';

const states: readonly GalleryState[] = [
  {
    name: 'no connection',
    Example: () => <InlineError error={new ApiError('network', '')} onRetry={() => undefined} />,
  },
  {
    name: 'narrow',
    Example: () => (
      <div style={{ inlineSize: 200 }}>
        <InlineError error={new ApiError('timeout', '')} onRetry={() => undefined} />
      </div>
    ),
  },
];
export default states;

export const keys = buttonKeys;
