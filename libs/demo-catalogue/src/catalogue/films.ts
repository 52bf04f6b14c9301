import { demoMvs, type DemoMv } from './home-content.ts';

/** Area and type by which MVs are filtered (docs/specification/contract/video.md#mv-lists); 独家 means exclusive. */
export interface FilmKind {
  area: '内地' | '港台' | '欧美' | '日本' | '韩国';
  type: '官方版' | '原生' | '现场版' | '独家';
}

export type DemoFilm = DemoMv & FilmKind;

/** Types of MVs that are not 官方版 (official). */
const kinds: Record<number, FilmKind['type']> = { 7001: '独家', 7003: '现场版', 7004: '原生', 7008: '独家' };

/** MVs published after their songs. */
const laterFilms: DemoFilm[] = [
  {
    id: 7009,
    name: '小池',
    artist: 'chi-ying',
    poem: '小池',
    mood: 'bright',
    seconds: 104,
    plays: 116,
    copywriter: '在荷塘边支起一台摄影机，等蜻蜓',
    published: '2026-06-20',
    area: '内地',
    type: '原生',
  },
  {
    id: 7010,
    name: '山行（船上现场）',
    artist: 'jiangtian-hezou',
    poem: '山行',
    mood: 'autumn',
    seconds: 142,
    plays: 94,
    copywriter: '船上音乐会的最后一首',
    published: '2024-11-02',
    area: '内地',
    type: '现场版',
  },
  {
    id: 7011,
    name: '夜雨寄北',
    artist: 'ye-tingyu',
    poem: '夜雨寄北',
    mood: 'longing',
    seconds: 168,
    plays: 156,
    copywriter: '一盏灯、一把伞、一个长镜头',
    published: '2024-11-11',
    area: '内地',
    type: '官方版',
  },
  {
    id: 7012,
    name: '出塞（嘉峪关现场）',
    artist: 'lu-zhiyuan',
    poem: '出塞',
    mood: 'heroic',
    seconds: 155,
    plays: 102,
    copywriter: '城楼下的露天演出，风是真的',
    published: '2025-07-20',
    area: '内地',
    type: '现场版',
  },
  {
    id: 7013,
    name: '春晓',
    artist: 'su-he',
    poem: '春晓',
    mood: 'rustic',
    seconds: 88,
    plays: 134,
    copywriter: '清晨五点的茶园，鸟先开口',
    published: '2025-03-08',
    area: '内地',
    type: '独家',
  },
  {
    id: 7014,
    name: '寻隐者不遇',
    artist: 'xie-hanzhou',
    poem: '寻隐者不遇',
    mood: 'snow',
    seconds: 117,
    plays: 48,
    copywriter: '松树、云，和一个没有等到的人',
    published: '2025-01-19',
    area: '内地',
    type: '原生',
  },
];

/** All MVs of the main artists; those of guest artists are separate. */
export const demoFilms: DemoFilm[] = [
  ...demoMvs.map((mv): DemoFilm => ({ ...mv, area: '内地', type: kinds[mv.id] ?? '官方版' })),
  ...laterFilms,
];

export const isLaterFilm = (id: number): boolean => laterFilms.some((film) => film.id === id);
