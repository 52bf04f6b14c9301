// Only the flags of spec's locales end up in the build.
const files = import.meta.glob<string>(
  '../../../../node_modules/flag-icons/flags/4x3/{am,az,bd,be,bg,br,cn,cz,de,dk,ee,eg,es,es-ct,fi,fr,gb,gr,hr,hu,id,ie,il,in,iq,ir,is,it,jp,kr,lv,mk,mn,my,nl,no,np,pl,pt,ro,rs,ru,se,si,sk,th,tr,tw,ua,us,vn}.svg',
  { query: '?url', import: 'default', eager: true },
);

/** The address of a country's flag as SVG, empty when there is none; emoji flags do not render everywhere. */
export function flagUrl(flag: string): string {
  return files[`../../../../node_modules/flag-icons/flags/4x3/${flag}.svg`] ?? '';
}
