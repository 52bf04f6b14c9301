import { Checkbox } from '@qingyin/ui';
import { type GalleryState } from '@qingyin/ui/gallery';
import { NameForm } from './NameForm.tsx';

const nothing = () => undefined;
const never = () => new Promise<void>(nothing);

const states: readonly GalleryState[] = [
  {
    name: 'empty',
    Example: () => <NameForm label="歌单名称" action="创建" onName={never} onCancel={nothing} />,
  },
  {
    name: 'with a name',
    Example: () => (
      <NameForm label="文件夹名称" name="古琴" action="保存" onName={never} onCancel={nothing} />
    ),
  },
  {
    name: 'further fields',
    Example: () => (
      <NameForm label="歌单名称" action="创建" onName={never} onCancel={nothing}>
        <Checkbox label="设为私密歌单" checked={false} onChange={nothing} />
      </NameForm>
    ),
  },
];
export default states;
