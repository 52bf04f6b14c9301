import styles from './BrandMark.module.css';

/** Logo and name of the product. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden>
        <rect width="64" height="64" rx="18" fill="#169987" />
        <g fill="none" stroke="#fbfaf7" strokeLinecap="round" strokeWidth="5">
          <path d="M18 40V28" />
          <path d="M27.5 48V18" />
          <path d="M37 43V24" />
          <path d="M46.5 36v-7" />
        </g>
      </svg>
      <span className={styles.name} lang="zh-CN">
        青音
      </span>
    </span>
  );
}
