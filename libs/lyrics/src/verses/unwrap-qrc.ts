const CONTENT = /\bLyricContent\s{0,9}=\s{0,9}"/;
/**
 * The quote before the end of the element or before another attribute; other quotes belong to the text, which is
 * not escaped.
 */
const END = /"\s{0,20}(?:\/?>|[A-Za-z_]\w{0,30}\s?=\s?")/g;
const CDATA = /<QrcInfos\b[^<>]{0,200}>\s{0,20}<!\[CDATA\[/;

/** Extracts the lyrics of a QRC document from an attribute of its XML; other texts are returned unchanged. */
export function unwrapQrc(source: string): string {
  const opening = CONTENT.exec(source) ?? CDATA.exec(source);
  if (!opening) return source;
  const from = opening.index + opening[0].length;
  if (opening[0].endsWith('[')) {
    const to = source.indexOf(']]>', from);
    return source.slice(from, to < 0 ? undefined : to);
  }
  END.lastIndex = from;
  return source.slice(from, END.exec(source)?.index);
}
