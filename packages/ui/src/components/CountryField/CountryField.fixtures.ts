import type { Country } from './findCountries';

const rows: [name: string, callingCode: string][] = [
  ['Afghanistan', '+93'],
  ['Åland', '+358'],
  ['American Samoa', '+1684'],
  ['Brazil', '+55'],
  ['Canada', '+1'],
  ["Côte d'Ivoire", '+225'],
  ['Curaçao', '+5999'],
  ['Germany', '+49'],
  ['India', '+91'],
  ['Indonesia', '+62'],
  ['Japan', '+81'],
  ['Niger', '+227'],
  ['Nigeria', '+234'],
  ['Norway', '+47'],
  ['Portugal', '+351'],
  ['South Georgia and the South Sandwich Islands', '+500'],
  ['Türkiye', '+90'],
  ['United Kingdom', '+44'],
  ['United States', '+1'],
  ['Zimbabwe', '+263'],
];

/** Countries with names that are hard to find. */
export const countries: readonly Country[] = rows.map(([name, callingCode], index) => ({
  id: String(index + 1),
  name,
  callingCode,
}));

/** As many countries as there are in the world. */
export const manyCountries: readonly Country[] = [
  ...countries,
  ...Array.from({ length: 230 }, (_, index) => ({
    id: String(index + 100),
    name: `Province ${String(index + 1).padStart(3, '0')}`,
    callingCode: `+${index + 600}`,
  })),
];

export const countryNamed = (name: string): Country => countries.find((country) => country.name === name)!;
