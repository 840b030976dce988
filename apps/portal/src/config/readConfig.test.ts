import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capabilities } from '@portal/portal-core/capabilities/capabilities';
import { ownEnv } from '@portal/portal-core/fromApi/env';
import { languageNames } from '@portal/ui/text/languages/names';
import { isKnownLanguage } from './config';
import { ConfigFault } from './ConfigFault';
import { readConfig } from './readConfig';

const getEnv = (json: unknown) => readConfig(json).env;

/** The errors of wrong settings. */
function getFaults(json: unknown): readonly string[] {
  try {
    readConfig(json);
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
  return [];
}

describe('the settings of /config.json', () => {
  test('may be none: everything is on the origin that serves the portal', () =>
    expect(getEnv({})).toEqual(ownEnv));

  test('point elsewhere, without blanks and slashes around them [A §7, B §2 Bot history, B §7]', () => {
    const env = getEnv({
      api: ' https://api.example.com/ ',
      images: 'https://images.example.com/store//',
      explorers: { bep20: 'https://bscscan.com/tx/' },
      zone: 'Asia/Kolkata',
      idempotency: false,
      features: { teamList: true, perPage: false },
      offline: false,
      issuer: ' Example Ltd, London ',
      risk: { text: ' You can lose money. ', link: 'https://example.com/risk' },
      report: { url: 'https://faults.example.com/portal', sample: 0.1, release: '2026-11-23.1' },
      brand: { privacy: 'https://example.com/privacy', terms: 'https://example.com/terms' },
      languages: ['en', 'hi'],
    });
    expect(env).toEqual({
      apiUrl: 'https://api.example.com/api',
      imageUrl: 'https://images.example.com/store',
      explorers: { bep20: 'https://bscscan.com/tx/' },
      zone: 'Asia/Kolkata',
      idempotency: false,
      features: { teamList: true, perPage: false },
      offline: false,
      issuer: 'Example Ltd, London',
      risk: { text: 'You can lose money.', link: 'https://example.com/risk' },
      legalPages: { privacy: 'https://example.com/privacy', terms: 'https://example.com/terms' },
      report: { url: 'https://faults.example.com/portal', sample: 0.1, release: '2026-11-23.1' },
      languages: ['en', 'hi'],
    });
  });

  test('let the back end prove its idempotency keys, unless they are set (D118)', () =>
    expect(
      [
        {},
        { idempotency: true },
        { idempotency: false },
        { features: { keys: true } },
        { idempotency: false, features: { keys: true } },
      ].map((json) => getEnv(json).idempotency),
    ).toEqual([undefined, true, false, true, false]));

  test('take images from the API where they name no other place [D116]', () =>
    expect(getEnv({ api: 'https://api.example.com' }).imageUrl).toBe('https://api.example.com/images'));

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'may be without TLS on this machine alone: %s [D116]',
    (api) => expect(getEnv({ api }).apiUrl).toBe(`${api}/api`),
  );

  test('name the operator’s pages, and a mail for complaints', () => {
    const brand = {
      imprint: 'https://example.com/imprint',
      complaints: 'mailto:complaints@example.com',
      terms: 'https://example.com/terms',
    };
    expect(readConfig({ brand }).config.brand).toEqual(brand);
    expect(getFaults({ brand: { imprint: 'mailto:x@example.com' } })).toHaveLength(1);
  });

  test('may have texts by language: the member’s, the default, English, or the only one', () => {
    const texts = { en: 'You can lose money.', ar: 'قد تخسر أموالك.', hi: 'आपका पैसा डूब सकता है।' };
    const name = fc.constantFrom('en', 'ar', 'hi', 'es');
    const drawn = fc.record({
      given: fc.subarray(['en', 'ar', 'hi'] as const, { minLength: 1 }),
      language: fc.option(name, { nil: undefined }),
      chosen: fc.option(name, { nil: undefined }),
    });
    fc.assert(
      fc.property(drawn, ({ given, language, chosen }) => {
        const text = Object.fromEntries(given.map((one) => [one, texts[one]]));
        const { env } = readConfig({ risk: { text }, issuer: text, ...(language && { language }) }, chosen);
        const wanted = [chosen, language, 'en', given[0]].find((one) => one !== undefined && one in text);
        expect(env.risk?.text).toBe(text[wanted ?? '']);
        expect(env.issuer).toBe(env.risk?.text);
      }),
      { seed: 63 },
    );
    expect(getFaults({ risk: { text: { de: 'Risiko', en: 4 } } })).toEqual([
      'risk.text.de is no language of the portal (it is "de").',
      'risk.text.en is no text (it is 4).',
    ]);
  });

  test('state a risk in words, a page for all of it, one for what members earn, or several', () => {
    expect(getEnv({ risk: { text: 'You can lose money.' } }).risk).toEqual({ text: 'You can lose money.' });
    const link = 'https://example.com/risk';
    expect(getEnv({ risk: { link } }).risk).toEqual({ link });
    const income = 'https://example.com/income';
    expect(getEnv({ risk: { income } }).risk).toEqual({ income });
    expect(getEnv({ risk: { text: ' ' } }).risk).toBeUndefined();
  });

  test.each([
    [{ api: 'http://api.example.com' }, 'api has to begin with https:// (it is "http://api.example.com").'],
    [
      { api: 'https://a.example/v1' },
      'api may have no path: calls go to /api of it (it is "https://a.example/v1").',
    ],
    [
      { api: 'https://user@a.example' },
      'api may have no user, query or hash (it is "https://user@a.example").',
    ],
    [{ api: 7 }, 'api is no text (it is 7).'],
    [{ images: 'javascript:alert(1)' }, 'images has to begin with https:// (it is "javascript:alert(1)").'],
    [
      { explorers: { trc20: 'x' } },
      'explorers.trc20 is not an address like https://api.example.com (it is "x").',
    ],
    [{ zone: '+05:30' }, 'zone is not a zone like Asia/Kolkata (it is "+05:30").'],
    [{ idempotency: 'off' }, 'idempotency is true or false (it is "off").'],
    [{ features: { teamList: 'yes' } }, 'features.teamList is true or false (it is "yes").'],
    [{ features: { teamlist: true } }, 'features.teamlist is no setting of the portal.'],
    [{ features: ['teamList'] }, 'features is no object like { "teamList": true } (it is ["teamList"]).'],
    [{ theme: 'blue' }, 'theme is one of light, dark, system (it is "blue").'],
    [{ report: { sample: 2 } }, 'report.sample is a number from 0 to 1 (it is 2).'],
    [
      { report: { release: '<b>' } },
      'report.release is letters, digits and . + - _, 40 at most (it is "<b>").',
    ],
    [{ brand: { accent: 'red' } }, 'brand.accent is no colour like #2444d0 (it is "red").'],
    [
      { brand: { logo: 'https://elsewhere.example/logo.svg' } },
      'brand.logo is neither a path on the portal\'s origin, such as /brand/logo.svg, nor data:image/… (it is "https://elsewhere.example/logo.svg").',
    ],
    [
      { brand: { support: 'javascript:alert(1)' } },
      'brand.support has to begin with https:// (it is "javascript:alert(1)").',
    ],
    [{ language: 'de' }, 'language is no language of the portal: en, hi, es, ar (it is "de").'],
    [
      { languages: ['en', 'de'] },
      'languages names a language that the portal does not have: it has en, hi, es, ar (it is ["en","de"]).',
    ],
    [{ languages: 'en' }, 'languages is no list (it is "en").'],
    [{ languages: [] }, 'languages is empty: leave it out for all, or name one at least (it is []).'],
    [{ languages: ['en', 'es', 'en'] }, 'languages names "en" more than once (it is ["en","es","en"]).'],
    [
      { language: 'hi', languages: ['en', 'es'] },
      'language is none of languages, which are en, es (it is "hi").',
    ],
    // Without one, members without a choice would get English.
    [{ languages: ['hi'] }, 'language is none of languages, which are hi (it is "en").'],
    [{ explorers: 'x' }, 'explorers is no object like { "bep20": "https://bscscan.com/tx/" } (it is "x").'],
    [{ brand: ['x'] }, 'brand is no object like { "name": "Northwind Members" } (it is ["x"]).'],
    [
      { report: true },
      'report is no object like { "url": "https://faults.example.com/portal" } (it is true).',
    ],
    [{ messages: { de: {} } }, 'messages.de is no language of the portal (it is "de").'],
    [{ messages: { en: 'x' } }, 'messages.en is no object of texts by their keys (it is "x").'],
    [{ messages: { en: { 'a.b': 1 } } }, 'messages.en.a.b is no text (it is 1).'],
    [{ apiUrl: 'https://a.example' }, 'apiUrl is no setting of the portal.'],
    [{ brand: { colour: '#fff' } }, 'brand.colour is no setting of the portal.'],
    [[], 'It is no JSON object.'],
  ])('%j: %s [D116]', (json, fault) => expect(getFaults(json)).toEqual([fault]));

  test.each(['logo', 'icon', 'manifest'])('brand.%s never names another host', (name) => {
    const paths = [
      '//host',
      '/\\host',
      '/\t/host',
      '\\\\host',
      '/\n\\host',
      '/\u0000/host',
      '/a\\b',
      'host',
      '/',
    ];
    const refusedPaths = paths.filter((path) => getFaults({ brand: { [name]: path } }).length > 0);
    expect(refusedPaths).toEqual(paths.slice(0, -1));
    expect(getFaults({ brand: { [name]: '/brand/our logo.svg' } })).toEqual([]);
  });

  test('name every error together [D116]', () =>
    expect(getFaults({ api: 'x', zone: 'Mars/Base', brand: { name: 'x'.repeat(41) } })).toHaveLength(3));
});

describe('docs/configuration.md', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('readConfig.ts', import.meta.url), 'utf8');
  const namesIn = (text = '') => [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
  /** The first cells below a heading: "`risk.text`, `link`" are risk.text and risk.link. */
  const listNames = (heading: string) =>
    [...(page.split(`| ${heading} `)[1]?.split('\n\n')[0] ?? '').matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(
      ([, cell]) => {
        const [first = '', ...others] = namesIn(cell);
        return [first, ...others.map((name) => first.replace(/\w+$/, name))];
      },
    );
  const readBy = (readers: string) =>
    [...source.matchAll(new RegExp(`read\\.(?:${readers})\\(\\s*'([\\w.]+)'`, 'g'))].map(
      ([, name = '']) => name,
    );

  test('has every setting', () => {
    const settings = readBy('text|spokenText|flag|number|oneOf|list|messages').map((name) =>
      name.replace(/^(explorers|report)\..*/, '$1'),
    );
    expect(new Set(listNames('setting'))).toEqual(new Set([...settings, 'features']));
    expect(new Set(listNames('name'))).toEqual(new Set(capabilities));
  });

  test('names the settings that may be texts by language', () => {
    const [, sentence] = /The values of ([^]*?) may be texts by/.exec(page) ?? [];
    expect(new Set(namesIn(sentence))).toEqual(new Set(readBy('spokenText')));
  });

  test('has every language, as the lists of languages have', () => {
    const languages = Object.keys(languageNames);
    expect(languages.every(isKnownLanguage)).toBe(true);
    expect(ownEnv.languages).toEqual(languages);
    expect(
      namesIn(/^\| `language` +\|([^\n]*)/m.exec(page)?.[1])
        .slice(0, -1)
        .sort(),
    ).toEqual(languages.sort());
  });
});
