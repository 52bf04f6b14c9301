import { Button } from '../controls/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { dialogKeys } from '../gallery/key-maps.ts';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;
const actions = (
  <>
    <Button variant="plain">取消</Button>
    <Button variant="filled">保存</Button>
  </>
);

const states: readonly GalleryState[] = [
  {
    name: 'form with actions',
    framed: true,
    Example: () => (
      <Dialog title="编辑歌单" onClose={nothing} actions={actions}>
        <TextField label="歌单名称" defaultValue="唐人夜曲" />
      </Dialog>
    ),
  },
  {
    name: 'text without actions',
    framed: true,
    Example: () => (
      <Dialog title="歌单简介" onClose={nothing} focusContent>
        <p>床前明月光，疑是地上霜。举头望明月，低头思故乡。</p>
      </Dialog>
    ),
  },
  {
    name: 'long title and content',
    framed: true,
    Example: () => (
      <Dialog
        title={'把酒问月、月下独酌与春夜宴桃李园序'.repeat(3)}
        onClose={nothing}
        actions={actions}
        focusContent
      >
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>春江潮水连海平，海上明月共潮生。</p>
        ))}
      </Dialog>
    ),
  },
  {
    name: 'whole screen on phones',
    framed: true,
    Example: () => (
      <Dialog title="裁剪封面" onClose={nothing} actions={actions} width={640} fullOnPhone>
        <p>拖动图片，选出要显示的部分。</p>
      </Dialog>
    ),
  },
];
export default states;

export const keys = dialogKeys;
