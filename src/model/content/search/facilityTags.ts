import { folded } from './folded';

/**
 * Words under which visitors look for a facility, beside its name: in English, German, French, Spanish, Italian, Dutch, Polish,
 * Portuguese, Turkish, Arabic, Hebrew, Chinese and Japanese. By standard icons and words of names.
 */
const GROUPS: readonly { readonly icons: readonly string[]; readonly words: string }[] = [
  {
    icons: ['toilet'],
    words:
      'toilet|toilets|wc|restroom|bathroom|washroom|loo|toilette|klo|toilettes|aseo|aseos|baño|servicios|bagno|bagni|toiletten|toaleta|łazienka|casa de banho|banheiro|tuvalet|مرحاض|حمام|دورة مياه|שירותים|厕所|洗手间|卫生间|トイレ|お手洗い|化粧室',
  },
  {
    icons: ['elevator'],
    words:
      'lift|lifts|elevator|aufzug|fahrstuhl|ascenseur|ascensor|ascensore|winda|elevador|asansör|مصعد|מעלית|电梯|エレベーター',
  },
  {
    icons: [],
    words:
      'escalator|rolltreppe|escalera mecánica|scala mobile|roltrap|schody ruchome|escada rolante|yürüyen merdiven|سلم متحرك|דרגנוע|扶梯|エスカレーター',
  },
  {
    icons: ['bank'],
    words:
      'cash|atm|cashpoint|cash machine|geldautomat|bankomat|distributeur|cajero|bancomat|geldautomaat|caixa|multibanco|bankamatik|صراف آلي|כספומט|取款机|提款机|現金自動預払機',
  },
  {
    icons: ['parking', 'parking-paid'],
    words:
      'parking|car park|parkplatz|parkhaus|stationnement|aparcamiento|parcheggio|parkeren|parkeergarage|estacionamento|otopark|موقف سيارات|חניה|חניון|停车场|駐車場',
  },
  {
    icons: ['entrance'],
    words:
      'exit|entrance|way out|way in|ausgang|eingang|sortie|entrée|salida|entrada|uscita|ingresso|uitgang|ingang|wyjście|wejście|saída|çıkış|giriş|مخرج|مدخل|יציאה|כניסה|出口|入口',
  },
  {
    icons: ['information'],
    words:
      'information|info|help|help desk|auskunft|renseignements|información|informazioni|informatie|informacja|informação|danışma|معلومات|استعلامات|מידע|问讯处|咨询|案内所|インフォメーション',
  },
  {
    icons: ['drinking-water'],
    words:
      'water|drinking water|fountain|trinkwasser|eau potable|agua potable|acqua potabile|drinkwater|woda pitna|água potável|içme suyu|ماء|מי שתייה|饮用水|水飲み場',
  },
  {
    icons: ['doctor', 'hospital'],
    words:
      'first aid|erste hilfe|premiers secours|primeros auxilios|pronto soccorso|eerste hulp|pierwsza pomoc|primeiros socorros|ilk yardım|إسعافات أولية|עזרה ראשונה|急救|救護室',
  },
  {
    icons: [],
    words:
      'baby change|baby changing|nappy|diaper|wickelraum|table à langer|cambiador|fasciatoio|babyverzorging|przewijak|fraldário|bebek bakım|غرفة الأطفال|החתלה|母婴室|おむつ替え|授乳室',
  },
  {
    icons: ['charging-station'],
    words:
      'charging|charger|ladestation|borne de recharge|cargador|ricarica|oplaadpunt|ładowarka|carregador|şarj|شحن|טעינה|充电|充電',
  },
  {
    icons: ['wheelchair'],
    words:
      'wheelchair|accessible|rollstuhl|barrierefrei|fauteuil roulant|silla de ruedas|sedia a rotelle|rolstoel|wózek|cadeira de rodas|tekerlekli sandalye|كرسي متحرك|כיסא גלגלים|轮椅|車椅子',
  },
];

const PREPARED = GROUPS.map(({ icons, words }) => ({ icons, words: words.split('|').map(folded) }));

/** Further words by which a facility is found, by its name and the name of its standard icon, null for another icon. */
export function facilityTags(name: string, icon: string | null): readonly string[] {
  const own = folded(name);
  const found = PREPARED.filter(
    ({ icons, words }) => (icon !== null && icons.includes(icon)) || words.some((word) => hasWord(own, word)),
  );
  return [...new Set(found.flatMap(({ words }) => words))];
}

/** Whether a text has a word or words as a whole; scripts without spaces have them anywhere. */
const hasWord = (text: string, word: string): boolean =>
  /^[\p{sc=Latin}\s]+$/u.test(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word);
