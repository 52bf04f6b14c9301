import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useSession } from '@qingyin/session/react';
import { useEffect, useRef, useState } from 'react';
import { blockNames } from './block-names.ts';
import { defaultLayout, type HomeBlock, type HomeLayout, orderOf } from './block-order.ts';
import classes from './BlockOrderDialog.module.css';
import { BlockOrderRow } from './BlockOrderRow.tsx';
import { moveBlock, toggleBlock } from './change-layout.ts';

export interface BlockOrderDialogProps {
  layout: HomeLayout;
  onChange: (layout: HomeLayout) => void;
  onClose: () => void;
}

/**
 * Dialog to order the blocks of the home page by drag and drop or two buttons per row, and to hide them. Changes apply at
 * once.
 */
export default function BlockOrderDialog({ layout, onChange, onClose }: BlockOrderDialogProps) {
  const { t, i18n } = useLingui();
  const order = orderOf(
    layout,
    useSession((session) => session.login),
  );
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<HomeBlock | null>(null);
  /** order before the drag, which Escape and a drop elsewhere restore */
  const before = useRef(layout.order);
  const pressed = useRef<HTMLButtonElement | null>(null);

  // React re-inserts a row that moves down, which loses the focus.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [layout]);

  const moveTo = (block: HomeBlock, target: HomeBlock | undefined) => {
    if (!target || target === block) return;
    const moved = moveBlock(order, order.indexOf(block), order.indexOf(target));
    onChange({ ...layout, order: moved });
    const name = i18n._(blockNames[block]);
    const place = order.indexOf(target) + 1;
    setSaid(t`${name} 现在是第 ${place} 个`);
  };

  return (
    <Dialog
      title={t`自定义首页`}
      onClose={onClose}
      width={400}
      actions={
        <>
          <Button variant="plain" onClick={() => onChange(defaultLayout)}>
            <Trans>恢复默认</Trans>
          </Button>
          <Button variant="filled" onClick={onClose}>
            <Trans>完成</Trans>
          </Button>
        </>
      }
    >
      <p className={classes.hint}>
        <Trans>拖动或用箭头移动，也可以隐藏。只保存在这台设备上。</Trans>
      </p>
      <ol
        className={classes.list}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        {order.map((block, index) => (
          <BlockOrderRow
            key={block}
            name={i18n._(blockNames[block])}
            dragged={dragged === block}
            onDragStart={() => {
              before.current = layout.order;
              setDragged(block);
            }}
            onDragEnter={() => dragged && moveTo(dragged, block)}
            onDragEnd={(dropped) => {
              setDragged(null);
              if (!dropped) onChange({ ...layout, order: before.current });
            }}
            first={index === 0}
            last={index === order.length - 1}
            hidden={layout.hidden.includes(block)}
            onToggle={() => onChange(toggleBlock(layout, block))}
            onStep={(by, button) => {
              pressed.current = button;
              moveTo(block, order[index + by]);
            }}
          />
        ))}
      </ol>
      <p role="status" className="qy-unseen">
        {said}
      </p>
    </Dialog>
  );
}
