import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Country, findCountries, namedCountry, selectDialledCountry } from './findCountries';
import { foldText } from '../../text/countries/foldText';

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

  it('folds a plain text as it folds any other', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        // A soft hyphen isn't plain, and leaves nothing.
        expect(foldText(text)).toBe(foldText(`${text}\u00ad`));
      }),
    );
  });
});

describe('the country of a dialled number', () => {
  const sharing = [
    { id: '1', name: 'Nigeria', callingCode: '+234' },
    { id: '2', name: 'United States', callingCode: '+1' },
    { id: '3', name: 'Canada', callingCode: '+1' },
    { id: '4', name: 'American Samoa', callingCode: '+1684' },
    { id: '5', name: 'Nowhere', callingCode: '' },
  ];

  it.each([
    ['+2348012', '1'],
    ['+234801', undefined],
    ['2348012345', undefined],
    ['08012345678', undefined],
    ['+12015550123', undefined],
    ['+16846331234', '4'],
    ['+999123456789', undefined],
    ['', undefined],
  ])('%s: %s', (phone, id) => {
    expect(selectDialledCountry(phone, sharing)?.id).toBe(id);
  });

  it('is the only one with the longest code that the number begins with, and never a guess', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.stringMatching(/^\d{4,9}$/), ({ callingCode }, rest) => {
        const phone = `${callingCode}${rest}`;
        const found = selectDialledCountry(phone, countries);
        const longer = countries.filter(
          (one) => one !== found && one.callingCode !== '' && phone.startsWith(one.callingCode),
        );
        if (found)
          expect(longer.every((one) => one.callingCode.length < found.callingCode.length)).toBe(true);
      }),
    );
  });
});
