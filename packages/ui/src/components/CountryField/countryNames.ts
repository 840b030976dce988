import { foldText } from './foldText';

/**
 * What people write besides a country's names in `Intl`: short forms, former names, and the official names of ISO 3166
 * lists.
 */
const written: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  AR: 'Argentine Republic',
  BA: 'Bosnia',
  BN: 'Brunei Darussalam',
  BO: 'Plurinational State of Bolivia',
  CD: 'DRC, DR Congo, Zaire, Democratic Republic of the Congo, The Democratic Republic of the Congo',
  CG: 'Congo, Republic of the Congo',
  CI: 'Ivory Coast',
  CN: 'PRC, Mainland China, People’s Republic of China',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  DO: 'Dominican Rep',
  FK: 'Malvinas, Falkland Islands Malvinas',
  FM: 'Federated States of Micronesia',
  GB: 'UK, Britain, Great Britain, England, Scotland, Wales, Northern Ireland, United Kingdom of Great Britain and Northern Ireland',
  HK: 'Hong Kong',
  IR: 'Persia, Islamic Republic of Iran',
  KP: 'DPRK, Democratic People’s Republic of Korea',
  KR: 'Korea, ROK, Republic of Korea',
  LA: 'Lao People’s Democratic Republic, Lao PDR',
  MD: 'Republic of Moldova',
  MK: 'Macedonia, FYROM, The former Yugoslav Republic of Macedonia',
  MM: 'Burma',
  MO: 'Macau, Macao',
  NL: 'Holland, The Netherlands',
  PH: 'The Philippines',
  PS: 'Palestine, State of Palestine',
  RU: 'Russian Federation',
  SA: 'KSA',
  SX: 'Sint Maarten Dutch part',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  TW: 'Taiwan Province of China',
  TZ: 'United Republic of Tanzania',
  US: 'USA, US, America, United States of America',
  VA: 'Vatican, Holy See',
  VE: 'Bolivarian Republic of Venezuela',
  VG: 'British Virgin Islands, Virgin Islands British',
  VI: 'US Virgin Islands, Virgin Islands US',
};

/** Languages of the portal, and of several countries. A country's main one is added. */
const languages = ['en', 'ar', 'es', 'hi', 'de', 'fr', 'it', 'pt', 'ru', 'zh'];

/** A name for comparison: no case, no accents, no blanks or signs, so `U.S.A.` is `USA`. */
export const toNameKey = (name: string): string =>
  foldText(name)
    .replace(/^the /, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/\band\b|\s/g, '');

/** `Iran, Islamic Republic of` and `Iran (Islamic Republic of)` are `Islamic Republic of Iran`. */
const toSpoken = (name: string) => name.replace(/^([^,(]+?),? *[,(] *([^)]+)\)?$/, '$2 $1');

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** All names of a country, as keys, by each of them. */
function createNames(): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, Intl.DisplayNames>();
  const nameIn = (language: string, code: string) => {
    const found = known.get(language) ?? new Intl.DisplayNames([language], regions);
    known.set(language, found);
    return found.of(code) ?? '';
  };
  const byKey = new Map<string, readonly string[]>();
  for (const code of codes) {
    const { region, language } = new Intl.Locale(`und-${code}`).maximize();
    // Former codes are the same country.
    if (region !== code || nameIn('en', code) === '') continue;
    const names = [...languages, language].map((one) => nameIn(one, code));
    const keys = new Set([...names, ...(written[code]?.split(', ') ?? [])].map(toNameKey));
    keys.delete('');
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, [...keys]);
  }
  return byKey;
}

const regions = { type: 'region', fallback: 'none' } as const;
let names: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * All names of a country that a server names in one of these languages, as keys. Empty for a name that isn't known.
 */
export function getOtherNames(serverName: string): readonly string[] {
  names ??= createNames();
  const ways = [serverName, toSpoken(serverName), serverName.replace(/ *\(.*\)$/, '')];
  return ways.map((way) => names?.get(toNameKey(way))).find(Boolean) ?? [];
}
