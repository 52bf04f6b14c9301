import { useEffect } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { type MessageKind, messageStore } from './message.ts';
import { MessageHost } from './MessageHost.tsx';

/** Without the timer that hides messages. */
function Example({ kind, text }: { kind: MessageKind; text: string }) {
  useEffect(() => messageStore.set({ id: 1, kind, text }), [kind, text]);
  return <MessageHost />;
}

const states: readonly GalleryState[] = [
  { name: 'success', framed: true, Example: () => <Example kind="success" text="已添加到播放队列" /> },
  { name: 'information', framed: true, Example: () => <Example kind="info" text="B 要在 A 之后至少一秒" /> },
  {
    name: 'long text',
    framed: true,
    Example: () => <Example kind="info" text={`歌单「${'春江花月夜'.repeat(12)}」里已经有了`} />,
  },
];
export default states;
