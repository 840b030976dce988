import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Country, findCountries, namedCountry } from './findCountries';
import { foldText } from './foldText';

const country = (name: string, callingCode: string): Country => ({ id: name, name, callingCode });
const countries = [
  country('Åland', '+358'),
  country('American Samoa', '+1684'),
  country("Côte d'Ivoire", '+225'),
  country('Curaçao', '+5999'),
  country('Færøerne', '+298'),
  country('Guinea-Bissau', '+245'),
  country('Niger', '+227'),
  country('Nigeria', '+234'),
  country('Papua New Guinea', '+675'),
  country('United States', '+1'),
  country('Türkiye', '+90'),
];
const names = (typed: string) => findCountries(countries, typed).map(({ name }) => name);

describe('finding a country', () => {
  it.each([
    ['aland', ['Åland']],
    ['COTE D’IVOIRE', ["Côte d'Ivoire"]],
    ['curacao', ['Curaçao']],
    ['faero', ['Færøerne']],
    ['turki', ['Türkiye']],
    ['nig', ['Niger', 'Nigeria']],
    ['guinea', ['Guinea-Bissau', 'Papua New Guinea']],
    ['guinea bissau', ['Guinea-Bissau']],
    ['  nigeria ', ['Nigeria']],
    ['234', ['Nigeria']],
    ['+234', ['Nigeria']],
    ['1', ['United States', 'American Samoa']],
    ['+1 684', ['American Samoa']],
    ['34', []],
    ['atlantis', []],
    ['.*', countries.map(({ name }) => name)],
    ['', countries.map(({ name }) => name)],
  ])('%j finds %j', (typed, found) => expect(names(typed)).toEqual(found));

  it.each([
    ['nigeria', 'Nigeria'],
    ['NIGER', 'Niger'],
    ['turkiye', 'Türkiye'],
    ['nige', undefined],
    [' ', undefined],
  ])('%j names %j', (typed, name) => expect(namedCountry(countries, typed)?.name).toBe(name));

  it('takes any text, and folds a folded one no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const folded = foldText(typed);
        expect(foldText(folded)).toBe(folded);
        expect(findCountries(countries, typed).every((found) => countries.includes(found))).toBe(true);
      }),
    );
  });
});
