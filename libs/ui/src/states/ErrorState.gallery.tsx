import { type GalleryState } from '../gallery/gallery-state.ts';
import { buttonKeys } from '../gallery/key-maps.ts';
import { ErrorState } from './ErrorState.tsx';

const nothing = () => undefined;

const states: readonly GalleryState[] = [
  { name: 'no connection', Example: () => <ErrorState error={{ kind: 'network' }} onRetry={nothing} /> },
  {
    name: 'failure of the server',
    Example: () => <ErrorState error={{ kind: 'status', status: 503 }} onRetry={nothing} />,
  },
  {
    name: 'not allowed, without a retry',
    Example: () => <ErrorState error={{ kind: 'failure', code: 403 }} />,
  },
  {
    name: 'with the server’s long message',
    Example: () => (
      <ErrorState
        error={{ kind: 'failure', code: 500, message: 'The catalogue is being rebuilt. '.repeat(8) }}
        onRetry={nothing}
      />
    ),
  },
];
export default states;

export const keys = buttonKeys;
