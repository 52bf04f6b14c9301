import { useEffect } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { buttonKeys } from '../gallery/key-maps.ts';
import { actionBar } from './action-bar.ts';
import { ActionBarHost } from './ActionBarHost.tsx';

const HOST_MS = 9_000;
const nothing = () => undefined;

/** Shows the bar again before it disappears. */
function Example({ show }: { show: () => void }) {
  useEffect(() => {
    show();
    const timer = setInterval(show, HOST_MS);
    return () => clearInterval(timer);
  }, [show]);
  return <ActionBarHost />;
}

const undo = () => actionBar.show({ text: '已从「静夜思」删除 3 首歌曲', undo: nothing });
const failure = () => actionBar.fail({ text: '没有成功，请再试一次', retry: nothing });
const finalFailure = () => actionBar.fail({ text: '服务器出了点问题，请稍后再试。' });
const suggestion = () => actionBar.suggest({ text: '在别的设备上听过这首歌', label: '继续', run: nothing });
const long = () =>
  actionBar.show({ text: `已从「${'把酒问月'.repeat(12)}」删除「${'月下独酌'.repeat(12)}」`, undo: nothing });

const states: readonly GalleryState[] = [
  { name: 'undo', framed: true, Example: () => <Example show={undo} /> },
  { name: 'failure with a retry', framed: true, Example: () => <Example show={failure} /> },
  { name: 'failure without a retry', framed: true, Example: () => <Example show={finalFailure} /> },
  { name: 'suggestion', framed: true, Example: () => <Example show={suggestion} /> },
  { name: 'long text', framed: true, Example: () => <Example show={long} /> },
];
export default states;

export const keys = buttonKeys;
