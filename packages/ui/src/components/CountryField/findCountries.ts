import {
  getOtherNames,
  memberLanguage,
  toNameKey,
  translateCountry,
} from '../../text/countries/countryNames';
import { foldText } from '../../text/countries/foldText';

/** A country to choose (A §3). */
export interface Country {
  /** The server's key, as text. */
  id: string;
  name: string;
  /** The calling code as a plus and digits, such as `+234`; '' if the server has none. */
  callingCode: string;
}

/** A country by its name in the member's language. */
export interface ShownCountry extends Country {
  serverName?: string;
}

/**
 * The countries as members read them. In English they keep the server's order; another language has its alphabet's.
 * Countries that would have one name keep the server's names.
 */
export function toShownCountries(
  countries: readonly Country[],
  language = memberLanguage(),
): readonly ShownCountry[] {
  const translated = countries.map(({ name }) => translateCountry(name, language));
  const count = new Map<string, number>();
  for (const name of translated) count.set(name, (count.get(name) ?? 0) + 1);
  const shown = countries.map((country, index): ShownCountry => {
    const name = translated[index] ?? country.name;
    return name === country.name || (count.get(name) ?? 0) > 1
      ? country
      : { ...country, name, serverName: country.name };
  });
  if (language.split('-')[0] === 'en') return shown;
  const { compare } = new Intl.Collator(language);
  return shown.toSorted((one, other) => compare(one.name, other.name));
}

const none = 5;

/** Kept, because each typed letter compares all names. */
const folded = new Map<string, string>();
const foldName = (name: string): string => {
  const known = folded.get(name) ?? foldText(name);
  folded.set(name, known);
  return known;
};

/**
 * How well a typed text names a country: 0 is one of its names, in any language or as people write it, or its code in
 * capitals; 1 starts its name, 2 starts a word of it, 3 is inside, 4 starts another name or is the code.
 */
function getRank({ name, serverName = name }: ShownCountry, typed: string): number {
  const [query, key] = [foldText(typed), toNameKey(typed)];
  const { keys, code } = getOtherNames(serverName);
  const shown = [foldName(name), foldName(serverName)];
  if (shown.includes(query) || keys.has(key) || code === typed.trim()) return 0;
  if (shown.some((one) => one.startsWith(query))) return 1;
  if (shown.some((one) => one.includes(` ${query}`))) return 2;
  if (shown.some((one) => one.includes(query))) return 3;
  const isOther =
    key.length > 1 && (code === typed.trim().toUpperCase() || [...keys].some((one) => one.startsWith(key)));
  return isOther ? 4 : none;
}

/**
 * The matching countries, best first. Names match in any case and without accents, calling codes with or
 * without the plus. An empty text returns all countries.
 */
export function findCountries<Listed extends ShownCountry>(
  countries: readonly Listed[],
  typed: string,
): readonly Listed[] {
  const query = foldText(typed);
  if (query === '') return countries;
  if (/^\d+$/.test(query.replaceAll(' ', ''))) {
    const code = `+${query.replaceAll(' ', '')}`;
    // Shorter codes come first, so an exact match leads: +1 before +1684.
    return countries
      .filter(({ callingCode }) => callingCode.startsWith(code))
      .toSorted((one, other) => one.callingCode.length - other.callingCode.length);
  }
  return countries
    .map((country) => ({ country, rank: getRank(country, typed) }))
    .filter(({ rank }) => rank < none)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** The country that a typed or autofilled text names: by a name that is shown, or by another one that only it has. */
export function namedCountry<Listed extends ShownCountry>(
  countries: readonly Listed[],
  typed: string,
): Listed | undefined {
  const query = foldText(typed);
  if (query === '') return undefined;
  const own =
    countries.find(({ name }) => foldText(name) === query) ??
    countries.find(({ serverName = '' }) => foldText(serverName) === query);
  return own ?? countries.find(({ name, serverName = name }) => isNamed(serverName, typed));
}

function isNamed(serverName: string, typed: string): boolean {
  const { keys, code } = getOtherNames(serverName);
  return keys.has(toNameKey(typed)) || code === typed.trim();
}

/** The digits after the calling code from which on no other country's code can be meant. */
const settled = 4;

/** The country of a number that begins with a plus. Undefined where several share the code, or it is too short to tell. */
export function selectDialledCountry(phone: string, countries: readonly Country[]): Country | undefined {
  if (!phone.startsWith('+')) return undefined;
  const dialled = countries.filter(
    ({ callingCode }) => callingCode.length > 1 && phone.startsWith(callingCode),
  );
  const longest = Math.max(0, ...dialled.map(({ callingCode }) => callingCode.length));
  const [country, other] = dialled.filter(({ callingCode }) => callingCode.length === longest);
  return other === undefined && phone.length >= longest + settled ? country : undefined;
}
