/**
 * Logo of the product. Hidden from assistive technology, because the name of the product stands beside it.
 *
 * @param size width and height, px
 */
export function BrandLogo({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <rect width="64" height="64" rx="18" fill="#169987" />
      <g fill="none" stroke="#fbfaf7" strokeLinecap="round" strokeWidth="5">
        <path d="M18 40V28" />
        <path d="M27.5 48V18" />
        <path d="M37 43V24" />
        <path d="M46.5 36v-7" />
      </g>
    </svg>
  );
}
