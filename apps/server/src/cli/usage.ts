import { LOG_LEVELS } from '../http/logger.ts';
import { accountUsage } from './account-options.ts';

/** Help text of `npm start -- --help`. */
export const usage = `Commands instead of serving: backup FILE, restore FILE, user …,
  files, files check, files clean
Options (each also as QINGYIN_PORT, QINGYIN_HOST, …):
  --port 4200            port to listen on; the next free one is taken when it is in use
  --host localhost       address to listen on; 0.0.0.0 opens the server to the network
  --data DIR             where everything is kept
  --music DIR            folder with music; may be given several times (QINGYIN_MUSIC: folders separated by the
                         system's path delimiter)
  --demo-catalogue on    invented songs, people and films: on or off; off at the first start with --music
  --public-url URL       address under which others reach this server
  --base-path /music     path below which a proxy on this host serves it; by default that of --public-url, else none
  --trust-proxy 1        believe X-Forwarded-* of so many proxies in front, or of those with these addresses, e.g. 10.0.0.0/8,127.0.0.1
  --cors-origins LIST    pages of these origins may use the browser's session, e.g. https://a.example,https://b.example
  --tls-cert FILE --tls-key FILE   serve https
  --api URL              pass /api on to another service of the same contract
  --max-calls 400        API calls answered at once; more are asked to come back later
  --max-connections N    connections at once; by default from the limit of open files
  --body-timeout 60      seconds in which the body of a request must arrive, files excepted
  DATABASE_URL           (environment only) postgres://… instead of SQLite in the data folder
  --upload-quota 10GB    room for one user's own songs
  --max-upload 500MB     the largest song one may send
  --min-upload-rate 1KB  bytes per second below which an upload is ended
  --upload-window 60     seconds over which that rate is the mean
  --max-download 10000   songs one may download together
  --max-zips 8           zips of songs sent at the same time
  --no-measure-sound     leave the loudness of songs unmeasured
${accountUsage}
  --log-level warn       ${LOG_LEVELS.join(', ')}`;
