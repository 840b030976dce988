import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translateCountry } from '../../text/countries/countryNames';
import { type Country, findCountries, namedCountry, toShownCountries } from './findCountries';

/** The countries of a server, as ISO lists and the browser name them. */
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const codes = [
  ...['AE', 'AU', 'AT', 'BR', 'CA', 'CD', 'CG', 'CH', 'CI', 'CN', 'CV', 'CZ', 'DE', 'EG', 'ES', 'FR', 'GB'],
  ...['GN', 'GW', 'GQ', 'PG', 'GR', 'IE', 'IN', 'IO', 'IR', 'IT', 'JP', 'KE', 'KP', 'KR', 'LA', 'MA', 'MK'],
  ...['MX', 'NE', 'NG', 'NL', 'PH', 'PL', 'PT', 'RU', 'SA', 'SY', 'TH', 'TR', 'TT', 'TZ', 'UA', 'UM', 'US'],
  ...['VA', 'VE', 'VG', 'VI', 'VN', 'ZA'],
];
const official: Readonly<Record<string, string>> = {
  CD: 'Congo, the Democratic Republic of the',
  CG: 'Congo',
  IR: 'Iran, Islamic Republic of',
  KP: "Korea, Democratic People's Republic of",
  KR: 'Korea, Republic of',
  LA: "Lao People's Democratic Republic",
  MK: 'Macedonia, the former Yugoslav Republic of',
  RU: 'Russian Federation',
  SY: 'Syrian Arab Republic',
  TZ: 'Tanzania, United Republic of',
  VA: 'Holy See (Vatican City State)',
  VE: 'Venezuela (Bolivarian Republic of)',
  VG: 'Virgin Islands, British',
  VI: 'Virgin Islands, U.S.',
  VN: 'Viet Nam',
};
const lists = [
  codes.map((code) => english.of(code)),
  codes.map((code) => official[code] ?? english.of(code)),
].map((names) => names.map((name, index): Country => ({ id: codes[index]!, name: name!, callingCode: '' })));
const drawnList = fc.constantFrom(...lists);

const ownLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;
const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code)!;

/** The ways in which people type the same name. */
const asTyped = (name: string) =>
  fc
    .constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => `\u3000${text}\u3000`,
      (text) => `${text}\u00a0 `,
      (text) => `\u200b${text}\u2060`,
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFKC'),
      (text) => text.replaceAll("'", '’'),
      (text) => text.replaceAll('’', "'"),
      (text) => text.replaceAll(' ', '  '),
      (text) => text.replaceAll(' ', '\u3000'),
    )
    .map((type) => type(name));

test('a country is found by its name in the portal’s languages and in its own, however it is typed', () => {
  const drawn = fc
    .record({
      countries: drawnList,
      code: fc.constantFrom(...codes),
      language: fc.constantFrom('en', 'ar', 'es', 'hi', 'own'),
    })
    .chain(({ countries, code, language }) =>
      asTyped(nameIn(language === 'own' ? ownLanguage(code) : language, code)).map((typed) => ({
        ...{ countries, code, typed },
      })),
    );
  fc.assert(
    fc.property(drawn, ({ countries, code, typed }) => {
      expect(namedCountry(countries, typed)?.id).toBe(code);
      expect(findCountries(countries, typed)[0]?.id).toBe(code);
    }),
    { seed: 56, numRuns: 3000 },
  );
});

test.each([
  ...['UK', 'u.k.', 'U K', 'Great Britain', 'England', 'the United Kingdom'].map((typed) => [typed, 'GB']),
  ...['USA', 'U.S.A.', 'us', 'U. S.', 'America', 'The United States of America'].map((typed) => [
    typed,
    'US',
  ]),
  ...['UAE', 'U.A.E.', 'Emirates'].map((typed) => [typed, 'AE']),
  ...["Côte d'Ivoire", 'Cote d’Ivoire', 'cote divoire', 'Ivory Coast'].map((typed) => [typed, 'CI']),
  ...['Türkiye', 'Turkey', 'turkiye', 'TÜRKİYE'].map((typed) => [typed, 'TR']),
  ...['España', 'Espana', 'स्पेन'].map((typed) => [typed, 'ES']),
  ...['भारत', 'الهند'].map((typed) => [typed, 'IN']),
  ...['مصر', 'Egipto', 'Ägypten'].map((typed) => [typed, 'EG']),
  ...['Holland', 'the Netherlands', 'Nederland'].map((typed) => [typed, 'NL']),
  ...['Suisse', 'Svizzera', 'Schweiz'].map((typed) => [typed, 'CH']),
  ...['DRC', 'DR Congo', 'Democratic Republic of the Congo'].map((typed) => [typed, 'CD']),
  ...['South Korea', 'Korea', '대한민국'].map((typed) => [typed, 'KR']),
  ...['Ｊａｐａｎ', '日本'].map((typed) => [typed, 'JP']),
  ...['Trinidad & Tobago', 'Trinidad and Tobago'].map((typed) => [typed, 'TT']),
  ...['British Virgin Islands', 'Virgin Islands (British)'].map((typed) => [typed, 'VG']),
  ['Niger', 'NE'],
  ['Guinea', 'GN'],
  ['Cape Verde', 'CV'],
  ['Czech Republic', 'CZ'],
] as [string, string][])('%j is %s', (typed, code) => {
  for (const countries of lists) {
    expect(namedCountry(countries, typed)?.id).toBe(code);
    expect(findCountries(countries, typed)[0]?.id).toBe(code);
  }
});

test.each(['', '\u3000', '\u200b', 'Atlantis', 'ni', '---'])('%j names none', (typed) => {
  for (const countries of lists) expect(namedCountry(countries, typed)).toBeUndefined();
});

test('the start of a native name finds its country', () => {
  expect(findCountries(lists[0]!, 'भार').map(({ id }) => id)).toEqual(['IN']);
  expect(findCountries(lists[0]!, 'españ').map(({ id }) => id)).toEqual(['ES']);
});

/** Every country of the browser's data, except former codes and groups of countries. */
const allCodes = Array.from({ length: 676 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code) => english.of(code) && new Intl.Locale(`und-${code}`).maximize().region === code);
const base = { id: '1', callingCode: '' };

test('[A §2 Registration] every country has its name in the member’s language, and both names and its code find it', () => {
  expect(allCodes.length).toBeGreaterThan(240);
  const all = allCodes.map((code) => ({ ...base, id: code, name: english.of(code)! }));
  for (const language of ['ar', 'es', 'hi']) {
    const shown = toShownCountries(all, language);
    expect(shown).toHaveLength(all.length);
    const inLanguage = new Intl.DisplayNames([language], { type: 'region' });
    for (const { id, name } of shown) expect(name).toBe(inLanguage.of(id));
    fc.assert(
      fc.property(fc.constantFrom(...shown), ({ id, name }) => {
        for (const typed of [name, english.of(id)!, id]) {
          expect(namedCountry(shown, typed)?.id).toBe(id);
          expect(findCountries(shown, typed)[0]?.id).toBe(id);
        }
        expect(findCountries(shown, id.toLowerCase()).map((found) => found.id)).toContain(id);
      }),
      { seed: 63, numRuns: 100 },
    );
    const names = shown.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  }
  expect(toShownCountries(all, 'en')).toEqual(all);
});

test('a server’s own spelling is translated, an unknown name and a shared one stay', () => {
  for (const names of lists)
    for (const { id, name } of names) {
      expect(translateCountry(name, 'en')).toBe(name);
      for (const language of ['ar', 'es', 'hi'])
        expect(translateCountry(name, language)).toBe(nameIn(language, id));
    }
  expect(translateCountry('مصر', 'en')).toBe('Egypt');
  expect(translateCountry('NG', 'ar')).toBe('نيجيريا');
  expect(translateCountry('Unknown', 'en')).toBe('Unknown');
  expect(translateCountry('Unknown', 'es')).toBe('Región desconocida');
  for (const name of ['Atlantis', 'Scotland', '', '--', '7']) expect(translateCountry(name, 'ar')).toBe(name);
  const shared = ['Ivory Coast', 'Côte d’Ivoire', 'Egypt'].map((name, index) => ({
    ...base,
    id: `${index}`,
    name,
  }));
  expect(toShownCountries(shared, 'es').map(({ name }) => name)).toEqual([
    'Côte d’Ivoire',
    'Egipto',
    'Ivory Coast',
  ]);
});
