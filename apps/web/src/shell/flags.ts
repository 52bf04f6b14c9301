// The glob names the flags of the supported locales, so that the build contains no others.
const files = import.meta.glob<string>(
  '../../../../node_modules/flag-icons/flags/4x3/{am,az,bd,be,bg,br,cn,cz,de,dk,ee,eg,es,es-ct,fi,fr,gb,gr,hr,hu,id,ie,il,in,iq,ir,is,it,jp,kr,lv,mk,mn,my,nl,no,np,pl,pt,ro,rs,ru,se,si,sk,th,tr,tw,ua,us,vn}.svg',
  { query: '?url', import: 'default', eager: true },
);

/** Address of a country's flag as SVG, empty if there is none. Emoji flags do not render on every system. */
export function flagUrl(flag: string): string {
  return files[`../../../../node_modules/flag-icons/flags/4x3/${flag}.svg`] ?? '';
}
