/** Addresses of pictures in test data. */
const PICTURE = /^\/(media\/img|covers)\//;

/**
 * Picture of an address: a landscape in colours that follow from the address.
 * @param {string} path
 */
function picture(path) {
  const hue = [...path].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" preserveAspectRatio="xMidYMid slice" width="320" height="320">
  <rect width="320" height="320" fill="hsl(${hue} 38% 62%)"/>
  <circle cx="224" cy="96" r="44" fill="hsl(${hue + 40} 60% 82%)"/>
  <path d="M0 232 92 128l72 88 48-56 108 104v56H0z" fill="hsl(${hue + 12} 34% 38%)"/>
</svg>`;
}

/** @param {import('vite').Connect.Server} server */
const answerPictures = (server) => {
  server.use((request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!PICTURE.test(path)) return next();
    response.setHeader('content-type', 'image/svg+xml');
    response.end(picture(path));
  });
};

/** Vite plugin that answers the addresses of covers in test data, so that the gallery needs no server. @returns {import('vite').Plugin} */
export const galleryPictures = () => ({
  name: 'qingyin-gallery-pictures',
  configureServer: ({ middlewares }) => answerPictures(middlewares),
  configurePreviewServer: ({ middlewares }) => answerPictures(middlewares),
});
