import { BrandLogo } from '@qingyin/ui';
import styles from './BrandMark.module.css';

/** Logo and name of the product. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <BrandLogo size={28} />
      <span className={styles.name} lang="zh-CN">
        青音
      </span>
    </span>
  );
}
