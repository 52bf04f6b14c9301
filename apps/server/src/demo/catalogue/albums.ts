import type { Mood } from '../compose/index.ts';

export interface DemoAlbum {
  slug: string;
  name: string;
  nameEn: string;
  artist: string;
  guest?: string;
  mood: Mood;
  /** what belongs here: titles, or `@poet` for as many of the poet's as there is room for */
  poems: string[];
  /** `YYYY-MM-DD` */
  published: string;
  description: string;
}

/** The demo albums which share out the poems among them. */
export const demoAlbums: DemoAlbum[] = [
  { slug: 'jian-jia-cang-cang', poems: ['蒹葭', '关雎', '@诗经'], name: '蒹葭苍苍', nameEn: 'Grey Are the Reeds', artist: 'shen-yunqing', mood: 'autumn', published: '2023-09-22', description: '从最早的歌里找水边的人。沈云青的第一张专辑，录于一个芦苇很高的秋天。' },
  { slug: 'cai-wei', poems: ['采薇', '击鼓', '@诗经'], name: '采薇', nameEn: 'Gathering Ferns', artist: 'mo-shan', mood: 'heroic', published: '2023-11-10', description: '昔我往矣，今我来思。墨山用鼓与琵琶重走归乡的路。' },
  { slug: 'tao-yao', poems: ['桃夭', '木瓜', '@诗经'], name: '桃之夭夭', nameEn: 'The Peach Tree Blooms', artist: 'yuyin-tongsheng', mood: 'spring', published: '2024-03-20', description: '孩子们唱的《诗经》，唱得很认真，也很好玩。' },
  { slug: 'feng-yu-ru-hui', poems: ['风雨', '子衿', '@诗经'], name: '风雨如晦', nameEn: 'Wind and Rain, Dark as Night', artist: 'gu-wanqiu', mood: 'night', published: '2022-10-08', description: '古琴与人声。雨夜里的等待与重逢。' },
  { slug: 'yu-zi-tong-pao', poems: ['无衣', '@诗经'], name: '与子同袍', nameEn: 'We Share One Coat', artist: 'lu-zhiyuan', guest: 'mo-shan', mood: 'heroic', published: '2024-08-01', description: '陆知远与墨山合作的现场录音，全场跟唱的那一段原样保留。' },
  { slug: 'kong-shan', poems: ['鹿柴', '竹里馆', '鸟鸣涧'], name: '空山', nameEn: 'Empty Mountain', artist: 'chi-ying', mood: 'calm', published: '2025-05-18', description: '王维的山，池萤的筝。二十个字，一整个下午。' },
  { slug: 'yang-guan', poems: ['送元二使安西', '别董大', '赠汪伦', '送友人'], name: '阳关三叠', nameEn: 'Beyond Yang Pass', artist: 'he-linfeng', mood: 'farewell', published: '2024-06-15', description: '写给车站、渡口与每一次挥手。' },
  { slug: 'chun-mian', poems: ['春晓', '过故人庄', '@孟浩然'], name: '春眠集', nameEn: 'Spring Sleep', artist: 'su-he', mood: 'rustic', published: '2025-03-05', description: '山里的清晨，鸟先醒来。苏禾在茶园边录完了全部歌曲。' },
  { slug: 'qing-lian', poems: ['早发白帝城', '望庐山瀑布', '@李白'], name: '青莲', nameEn: 'Blue Lotus', artist: 'bai-jinghong', mood: 'bright', published: '2023-05-19', description: '白惊鸿的“李白三部曲”之一，明快、昂扬，带着酒意。' },
  { slug: 'yue-xia', poems: ['月下独酌', '静夜思', '@李白'], name: '月下', nameEn: 'Under the Moon', artist: 'bai-jinghong', guest: 'jiangtian-hezou', mood: 'night', published: '2024-09-17', description: '“李白三部曲”之二。举杯，邀月，成三人。' },
  { slug: 'bian-sai', poems: ['使至塞上', '凉州词', '出塞', '从军行·其四'], name: '长河落日', nameEn: 'Long River, Setting Sun', artist: 'lu-zhiyuan', mood: 'heroic', published: '2025-07-11', description: '边塞诗专辑。录音从兰州一路走到敦煌。' },
  { slug: 'qiu-shui', poems: ['山居秋暝', '秋词', '望洞庭'], name: '秋水', nameEn: 'Autumn Waters', artist: 'jiangtian-hezou', mood: 'autumn', published: '2024-10-26', description: '江天合奏团的船上音乐会，水声是现场的。' },
  { slug: 'xue-ye', poems: ['逢雪宿芙蓉山主人', '问刘十九', '夜雪'], name: '雪夜归人', nameEn: 'Coming Home in Snow', artist: 'xie-hanzhou', mood: 'snow', published: '2024-12-21', description: '一张冬天的专辑，炉火噼啪，门外有人拍雪。' },
  { slug: 'gui-xiang', poems: ['回乡偶书', '敕勒歌', '@陶渊明'], name: '乡音', nameEn: 'The Accent of Home', artist: 'su-he', mood: 'rustic', published: '2025-09-12', description: '关于离开与回来。老屋、柳树、儿时的歌。' },
  { slug: 'chun-jiang', poems: ['春江花月夜', '望月怀远'], name: '春江花月夜', nameEn: 'Spring River, Flowers, Moon, Night', artist: 'qingyu-yuefang', mood: 'night', published: '2025-04-04', description: '青屿乐坊用一整张专辑，慢慢走过一条江的夜晚。' },
  { slug: 'guo-po', poems: ['春望', '春夜喜雨', '@杜甫'], name: '草堂', nameEn: 'The Thatched Hall', artist: 'lu-zhiyuan', guest: 'gu-wanqiu', mood: 'autumn', published: '2023-10-30', description: '杜甫的成都与夔州。沉郁，但总有一点春雨的光。' },
  { slug: 'yuan-shang-cao', poems: ['赋得古原草送别', '咏鹅', '悯农', '登鹳雀楼', '咏柳'], name: '原上草', nameEn: 'Grass on the Plain', artist: 'yuyin-tongsheng', mood: 'bright', published: '2025-06-01', description: '课本里的诗，第二辑。送给所有过六一的人。' },
  { slug: 'ba-shan-ye-yu', poems: ['夜雨寄北', '@李商隐'], name: '巴山夜雨', nameEn: 'Night Rain in the Ba Hills', artist: 'ye-tingyu', mood: 'longing', published: '2024-11-08', description: '晚唐的夜，适合关灯以后听。' },
  { slug: 'jiang-xue', poems: ['江雪', '寻隐者不遇', '塞下曲·月黑雁飞高'], name: '江雪', nameEn: 'River Snow', artist: 'xie-hanzhou', guest: 'chi-ying', mood: 'snow', published: '2025-01-05', description: '千山，万径，一个人。谢寒舟与池萤的冬日对话。' },
  { slug: 'feng-qiao', poems: ['枫桥夜泊', '泊船瓜洲', '@张若虚'], name: '枫桥夜泊', nameEn: 'Night Mooring at Maple Bridge', artist: 'jiangtian-hezou', mood: 'night', published: '2025-10-17', description: '钟声响了六下，船没有动。' },
  { slug: 'zao-chun', poems: ['早春呈水部张十八员外', '江南春', '元日'], name: '早春', nameEn: 'Early Spring', artist: 'shen-yunqing', guest: 'he-linfeng', mood: 'spring', published: '2026-02-14', description: '天街小雨，草色遥看。沈云青的新专辑，轻得像一场还没下完的雨。' },
  { slug: 'chun-hua-qiu-yue', poems: ['虞美人·春花秋月何时了', '@李煜'], name: '春花秋月', nameEn: 'Spring Flowers, Autumn Moon', artist: 'wen-ruoxi', mood: 'longing', published: '2025-08-29', description: '从李煜开始的词。温若溪第一次自己编曲。' },
  { slug: 'ming-yue', poems: ['水调歌头·明月几时有', '@苏轼'], name: '明月几时有', nameEn: 'When Will the Moon Be Clear', artist: 'ye-tingyu', guest: 'qingyu-yuefang', mood: 'night', published: '2025-09-27', description: '中秋专辑。苏轼的旷达，叶听雨的温柔。' },
  { slug: 'hai-tang', poems: ['如梦令·昨夜雨疏风骤', '一剪梅·红藕香残玉簟秋', '@李清照'], name: '海棠依旧', nameEn: 'The Crab-apple Is the Same', artist: 'wen-ruoxi', mood: 'spring', published: '2026-03-28', description: '李清照专辑，写一个人的小院与四季。' },
  { slug: 'deng-huo', poems: ['青玉案·东风夜放花千树', '生查子·去年元夜时', '@辛弃疾'], name: '灯火阑珊', nameEn: 'Where the Lights Are Few', artist: 'bai-jinghong', guest: 'ye-tingyu', mood: 'bright', published: '2026-02-02', description: '元宵夜录成，鼓声里有烟火。' },
  { slug: 'xi-yuan', poems: ['浣溪沙·一曲新词酒一杯', '@晏殊', '@晏几道', '@欧阳修'], name: '小园香径', nameEn: 'The Garden Path', artist: 'gu-wanqiu', mood: 'longing', published: '2026-04-12', description: '晏殊、欧阳修与晏几道。花落去，燕归来。' },
  { slug: 'mei', poems: ['卜算子·驿外断桥边', '雪梅', '山园小梅'], name: '驿外梅', nameEn: 'Plum Beyond the Post House', artist: 'xie-hanzhou', mood: 'snow', published: '2026-01-16', description: '梅与雪的第二章，孤清，但不冷。' },
  { slug: 'xiao-he', poems: ['小池', '晓出净慈寺送林子方', '采莲曲'], name: '小荷', nameEn: 'Young Lotus', artist: 'chi-ying', guest: 'yuyin-tongsheng', mood: 'bright', published: '2026-06-18', description: '夏天的短歌。池塘、蜻蜓、午后的蝉。' },
];
