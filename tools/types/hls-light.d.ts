/** hls.js/light ships no types; it is a subset of the full build without features that films here never use. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
