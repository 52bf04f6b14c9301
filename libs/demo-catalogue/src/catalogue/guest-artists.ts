import type { DemoArtist } from './artists.ts';
import type { FilmKind } from './films.ts';

export interface GuestFilm extends FilmKind {
  name: string;
  seconds: number;
  plays: number;
  published: string;
  copywriter: string;
}

/** An invented artist from another area with one release of instrumental pieces. */
export interface DemoGuestArtist extends Omit<DemoArtist, 'aliases'> {
  /** Area of the artist (docs/specification/contract/discover.md#singers) */
  area: 0 | 7 | 8 | 16 | 96;
  album: { name: string; nameEn: string; type: 'EP' | 'Single'; published: string; description: string };
  /** each an instrumental version of a poem's song; the first ones have films */
  pieces: { poem: string; name: string; nameEn: string }[];
  films: GuestFilm[];
}

/** Further artists, so that every area and initial on the artists page has entries. */
export const demoGuestArtists: DemoGuestArtist[] = [
  {
    slug: 'elin-harrow',
    name: 'Elin Harrow',
    nameEn: '艾琳·哈罗',
    type: 2,
    area: 96,
    initial: 'E',
    mood: 'night',
    bio: '住在北海边一座旧灯塔里的竖琴手。她从英译本读到唐诗，再一首一首学着用中文念，最后用琴弹了出来。',
    album: {
      name: 'Moonlight at the Harbour',
      nameEn: '港湾月色',
      type: 'EP',
      published: '2025-11-05',
      description: '三首唐诗的竖琴曲，录音时窗外是涨潮。',
    },
    pieces: [
      { poem: '静夜思', name: 'Quiet Night Thoughts', nameEn: '静夜思（竖琴）' },
      { poem: '枫桥夜泊', name: 'Night Mooring', nameEn: '枫桥夜泊（竖琴）' },
      { poem: '望月怀远', name: 'Watching the Moon', nameEn: '望月怀远（竖琴）' },
    ],
    films: [
      {
        name: 'Quiet Night Thoughts',
        seconds: 181,
        plays: 77,
        published: '2025-11-06',
        area: '欧美',
        type: '官方版',
        copywriter: '竖琴与月光，在北海边的灯塔里',
      },
      {
        name: 'Night Mooring (Harbour Session)',
        seconds: 203,
        plays: 44,
        published: '2026-01-23',
        area: '欧美',
        type: '现场版',
        copywriter: '港口仓库里的一次排练',
      },
    ],
  },
  {
    slug: 'mizuno-chinatsu',
    name: '水野千夏',
    nameEn: 'Mizuno Chinatsu',
    type: 2,
    area: 8,
    initial: 'M',
    mood: 'calm',
    bio: '京都的箏演奏者，外祖父教汉诗。她说王维的二十个字，和庭院里的一块石头一样重。',
    album: {
      name: '庭の静けさ',
      nameEn: 'Stillness of the Garden',
      type: 'EP',
      published: '2025-10-24',
      description: '王维三首，箏独奏。',
    },
    pieces: [
      { poem: '鹿柴', name: '鹿柴～箏のために', nameEn: 'Deer Park, for koto' },
      { poem: '竹里馆', name: '竹里館～箏のために', nameEn: 'Lodge in the Bamboo, for koto' },
      { poem: '鸟鸣涧', name: '鳥鳴澗～箏のために', nameEn: 'Birds in the Ravine, for koto' },
    ],
    films: [
      {
        name: '鹿柴（庭にて）',
        seconds: 126,
        plays: 72,
        published: '2025-10-28',
        area: '日本',
        type: '官方版',
        copywriter: '京都庭院，雨后的箏',
      },
      {
        name: '竹里館（夜の川床）',
        seconds: 149,
        plays: 34,
        published: '2026-02-27',
        area: '日本',
        type: '现场版',
        copywriter: '川床上的夏夜演奏会',
      },
    ],
  },
  {
    slug: 'han-seoyun',
    name: '한서윤',
    nameEn: 'Han Seoyun',
    type: 1,
    area: 16,
    initial: 'H',
    mood: 'snow',
    bio: '首尔的伽倻琴演奏者，冬天出生，写的曲子也大多在下雪。',
    album: {
      name: '눈 내리는 강',
      nameEn: 'River in Snow',
      type: 'EP',
      published: '2025-12-10',
      description: '江雪、相思与春夜，伽倻琴三重奏。',
    },
    pieces: [
      { poem: '江雪', name: '강설', nameEn: '江雪（伽倻琴）' },
      { poem: '春夜喜雨', name: '봄밤의 비', nameEn: '春夜喜雨（伽倻琴）' },
      { poem: '相思', name: '상사', nameEn: '相思（伽倻琴）' },
    ],
    films: [
      {
        name: '강설 — 눈 내리는 강',
        seconds: 138,
        plays: 61,
        published: '2025-12-12',
        area: '韩国',
        type: '官方版',
        copywriter: '初雪落在伽倻琴的弦上',
      },
      {
        name: '봄밤의 비',
        seconds: 133,
        plays: 30,
        published: '2026-04-03',
        area: '韩国',
        type: '原生',
        copywriter: '韩屋里的春夜，一镜到底',
      },
    ],
  },
  {
    slug: 'jian-weilan',
    name: '简微澜',
    nameEn: 'Jian Weilan',
    type: 2,
    area: 7,
    initial: 'J',
    mood: 'farewell',
    bio: '基隆长大的钢琴手，常在渡轮上写曲子。她的送别总是发生在码头。',
    album: {
      name: '末班渡轮',
      nameEn: 'The Last Ferry',
      type: 'EP',
      published: '2025-09-03',
      description: '春望、渭城与回乡，写给每一座港口。',
    },
    pieces: [
      { poem: '春望', name: '岛上的春望', nameEn: 'Spring View from the Island' },
      { poem: '送元二使安西', name: '末班渡轮', nameEn: 'The Last Ferry' },
      { poem: '山居秋暝', name: '山城秋暝', nameEn: 'Autumn Dusk in a Hill Town' },
    ],
    films: [
      {
        name: '岛上的春望',
        seconds: 172,
        plays: 88,
        published: '2025-09-05',
        area: '港台',
        type: '官方版',
        copywriter: '从基隆港出发，绕岛一圈',
      },
      {
        name: '末班渡轮',
        seconds: 158,
        plays: 51,
        published: '2026-05-15',
        area: '港台',
        type: '现场版',
        copywriter: '最后一班船上，乘客都没有下去',
      },
    ],
  },
  {
    slug: 'twelve-winds',
    name: '12 Winds',
    nameEn: '十二风',
    type: 3,
    area: 0,
    initial: '#',
    mood: 'bright',
    bio: '由十二个国家的演奏者组成，各在自己家里录音，从来没有在同一间屋子里见过面。',
    album: {
      name: 'One Spring, Twelve Rooms',
      nameEn: '十二间屋子里的春天',
      type: 'Single',
      published: '2026-03-14',
      description: '同一首春晓，十二个清晨。',
    },
    pieces: [{ poem: '春晓', name: 'One Spring, Twelve Rooms', nameEn: '春晓（十二国版）' }],
    films: [],
  },
];
