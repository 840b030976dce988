import { foldText } from './foldText';

/**
 * What people write besides a country's names in `Intl`: short forms, former names, and the official names of ISO 3166
 * lists.
 */
const written: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  AR: 'Argentine Republic',
  AX: 'Aland',
  BA: 'Bosnia',
  BN: 'Brunei Darussalam',
  BO: 'Plurinational State of Bolivia',
  BQ: 'Bonaire, Bonaire Sint Eustatius and Saba',
  CD: 'DRC, DR Congo, Zaire, Democratic Republic of the Congo, The Democratic Republic of the Congo',
  CG: 'Congo, Republic of the Congo',
  CI: 'Ivory Coast',
  CN: 'PRC, Mainland China, People’s Republic of China',
  CV: 'Cape Verde, Cabo Verde',
  CZ: 'Czech Republic',
  DO: 'Dominican Rep',
  FK: 'Falkland Islands, Malvinas, Falkland Islands Malvinas',
  FM: 'Federated States of Micronesia',
  GB: 'UK, Britain, Great Britain, United Kingdom of Great Britain and Northern Ireland',
  HK: 'Hong Kong',
  HM: 'Heard Island and McDonald Islands',
  IR: 'Persia, Islamic Republic of Iran',
  KP: 'DPRK, Democratic People’s Republic of Korea',
  KR: 'Korea, ROK, Republic of Korea',
  LA: 'Lao People’s Democratic Republic, Lao PDR',
  MD: 'Republic of Moldova',
  MK: 'Macedonia, FYROM, The former Yugoslav Republic of Macedonia',
  MM: 'Myanmar, Burma',
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
  UM: 'US Minor Outlying Islands',
  US: 'USA, US, America, United States of America',
  VA: 'Vatican, Holy See',
  VE: 'Bolivarian Republic of Venezuela',
  VG: 'British Virgin Islands, Virgin Islands British',
  VI: 'US Virgin Islands, Virgin Islands US',
};

/** Parts of a country that find it. A server that lists them has them as countries, so they are not translated. */
const parts: Readonly<Record<string, string>> = { GB: 'England, Scotland, Wales, Northern Ireland' };

/** Languages of the portal, and of several countries. A country's main one is added. */
const languages = ['en', 'ar', 'es', 'hi', 'de', 'fr', 'it', 'pt', 'ru', 'zh'];

/** A name for comparison: no case, no accents, no blanks or signs, so `U.S.A.` is `USA`. */
export const toNameKey = (name: string): string =>
  foldText(name)
    .replace(/\bst\b/g, 'saint')
    .replace(/\b(?:and|the)\b|\s/g, '');

/** `Iran, Islamic Republic of` and `Iran (Islamic Republic of)` are `Islamic Republic of Iran`. */
const toSpoken = (name: string) => name.replace(/^([^,(]+?),? *[,(] *([^)]+)\)?$/, '$2 $1');

function once<Value extends object>(create: () => Value): () => Value {
  let created: Value | undefined;
  return () => (created ??= create());
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));

interface KnownCountry {
  /** Of ISO 3166. */
  code: string;
  /** All its names, as keys. */
  keys: ReadonlySet<string>;
  /** The English ones. */
  english: ReadonlySet<string>;
}

const regions = { type: 'region', fallback: 'none' } as const;
const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; '' if the browser has none. */
function nameIn(language: string, code: string): string {
  const found = names.get(language) ?? new Intl.DisplayNames([language], regions);
  names.set(language, found);
  return found.of(code) ?? '';
}

const toKeys = (list: readonly string[]) => new Set(list.map(toNameKey).filter(Boolean));
const split = (list: string | undefined) => list?.split(', ') ?? [];

function toCountry(code: string): KnownCountry {
  const english = [nameIn('en', code), ...split(written[code])];
  let keys: ReadonlySet<string> | undefined;
  return {
    code,
    english: toKeys(english),
    get keys() {
      const { language } = new Intl.Locale(`und-${code}`).maximize();
      const others = () => [...languages, language].map((one) => nameIn(one, code));
      return (keys ??= toKeys([...english, ...others(), ...split(parts[code])]));
    },
  };
}

function createCountries(): readonly KnownCountry[] {
  return codes.flatMap((code) => {
    if (nameIn('en', code) === '' || code === 'ZZ') return [];
    // Former codes are the same country.
    return new Intl.Locale(`und-${code}`).region === code ? toCountry(code) : [];
  });
}

function groupByKey(all: readonly KnownCountry[], which: 'english' | 'keys'): Map<string, KnownCountry> {
  const byKey = new Map<string, KnownCountry>();
  for (const country of all) for (const key of country[which]) if (!byKey.has(key)) byKey.set(key, country);
  return byKey;
}

/** Reads names of other languages, of which there are thousands, only where no English one fits. */
const readCountries = once(createCountries);
const readEnglish = once(() => groupByKey(readCountries(), 'english'));
const readAll = once(() => groupByKey(readCountries(), 'keys'));

const found = new Map<string, Known | undefined>();

interface Known {
  country: KnownCountry;
  /** The key that names it. */
  key: string;
}

/** The country that a server names in one of these languages, or by its code. */
function findKnown(serverName: string): Known | undefined {
  if (!found.has(serverName)) found.set(serverName, readKnown(serverName));
  return found.get(serverName);
}

function readKnown(serverName: string): Known | undefined {
  const code = serverName.trim();
  const english = /^[A-Z]{2}$/.test(code) ? nameIn('en', code) : '';
  const ways = [serverName, toSpoken(serverName), serverName.replace(/ *\(.*\)$/, ''), english];
  for (const read of [readEnglish, readAll])
    for (const way of ways) {
      const key = toNameKey(way);
      const country = read().get(key);
      if (country) return { key, country };
    }
  return undefined;
}

/** All names of a country, as keys, and its code. No names for a country that isn't known. */
export function getOtherNames(serverName: string): { keys: ReadonlySet<string>; code: string } {
  return findKnown(serverName)?.country ?? { keys: new Set(), code: '' };
}

/** The page's language. A file may be written without a page. */
export const memberLanguage = () =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/**
 * A country's name in the member's language. A name that isn't known stays as the server has it, and so does an
 * English one in English.
 */
export function translateCountry(serverName: string, language = memberLanguage()): string {
  const isEnglish = language.split('-')[0] === 'en';
  // Servers that don't know where an address is.
  if (toNameKey(serverName) === 'unknown')
    return isEnglish ? serverName : nameIn(language, 'ZZ') || serverName;
  const known = findKnown(serverName);
  if (!known || parts[known.country.code]?.split(', ').some((part) => toNameKey(part) === known.key))
    return serverName;
  return isEnglish && known.country.english.has(known.key)
    ? serverName
    : nameIn(language, known.country.code) || serverName;
}
