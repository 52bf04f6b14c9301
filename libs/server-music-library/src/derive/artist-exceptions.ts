/** Names of artists that contain a separator and are never split; administrators may add others. */
export const ARTIST_EXCEPTIONS: readonly string[] = [
  'AC/DC|Au/Ra|K/DA|22/7|Bremer/McCoy|Smith/Kotzen|Kairon; IRSE!|We;Na|Steins;Gate',
  'R!N / Gemie|LOONA / yyxy|LOONA / ODD EYE CIRCLE|LOONA 1/3|이달의 소녀 1/3',
  '神様、僕は気づいてしまった|さよなら、また今度ね|明日も、|あの日、僕ら|凤凰传奇',
].flatMap((line) => line.split('|'));
