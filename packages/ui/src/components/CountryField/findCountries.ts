import { getOtherNames, toNameKey } from './countryNames';
import { foldText } from './foldText';

/** A country to choose (A §3). */
export interface Country {
  /** The server's key, as text. */
  id: string;
  name: string;
  /** The calling code as a plus and digits, such as `+234`; '' if the server has none. */
  callingCode: string;
}

const none = 5;

/**
 * How well a typed text names a country: 0 is one of its names, in any language or as people write it; 1 starts its
 * name, 2 starts a word of it, 3 is inside, 4 starts another name.
 */
function getRank(country: Country, typed: string): number {
  const [name, query, key] = [foldText(country.name), foldText(typed), toNameKey(typed)];
  const others = getOtherNames(country.name);
  if (name === query || others.includes(key)) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  if (name.includes(query)) return 3;
  return key.length > 1 && others.some((other) => other.startsWith(key)) ? 4 : none;
}

/**
 * The matching countries, best first. Names match in any case and without accents, calling codes with or
 * without the plus. An empty text returns all countries.
 */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
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

/** The country that a typed or autofilled text names: by the server's name, or by another one that only it has. */
export function namedCountry(countries: readonly Country[], typed: string): Country | undefined {
  const query = foldText(typed);
  if (query === '') return undefined;
  const own = countries.find(({ name }) => foldText(name) === query);
  return own ?? countries.find(({ name }) => getOtherNames(name).includes(toNameKey(typed)));
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
