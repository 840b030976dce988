import { defineMessages } from '@portal/ui/text/defineMessages';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownEnv } from '@portal/portal-core/fromApi/env';
import type { Config } from './config';

// Month names and the brand are global in the process, so other tests must not see an operator's.
vi.resetModules();
vi.doMock('@portal/ui/text/languages', async (own) => ({
  ...(await own<object>()),
  loadDates: () => Promise.resolve(),
}));
const { configure, selectLanguage } = await import('./configure');
const { ConfigFault } = await import('./ConfigFault');
afterAll(() => {
  vi.doUnmock('@portal/ui/text/languages');
  vi.resetModules();
});

/** The parts of a page that the settings change. */
const page = () => ({
  documentElement: { lang: 'en', dir: '', dataset: { theme: 'light' } as { theme?: string } },
  title: '',
  addEventListener: () => undefined,
  adoptedStyleSheets: [] as { rules: string }[],
  querySelectorAll: () => [],
});

let shown = page();

beforeEach(() => {
  shown = page();
  vi.stubGlobal('document', shown);
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      rules = '';
      replaceSync(rules: string) {
        this.rules = rules;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.portalWording = undefined;
});

const put = (config: Config, chosen?: string, known = false) =>
  configure(JSON.stringify(config), chosen, known);

/** The errors of wrong settings. */
const getFaults = (text: string) =>
  configure(text, undefined, false).then(
    () => [],
    (error: unknown) => (error instanceof ConfigFault ? error.faults : Promise.reject(error as Error)),
  );

describe('the operator’s messages', () => {
  test('replace ours by their keys, before those of the language [D116]', async () => {
    await put({ language: 'es', messages: { es: { 'navigationMessages.support': 'Ayuda' }, en: {} } });
    const own = { support: 'Support', dashboard: 'Dashboard' };
    const { support, dashboard } = defineMessages('navigationMessages', own);
    expect(support).toBe('Ayuda');
    expect(dashboard).not.toBe(own.dashboard);
  });

  test('name an existing text, or all of them are reported together [D116]', async () => {
    const messages = {
      en: { 'navigationMessages.help': 'x', 'navigationMessages.support': 'y' },
      ar: { next: 'z' },
    };
    expect(await getFaults(JSON.stringify({ messages }))).toEqual([
      'messages.en.navigationMessages.help is no text of the portal.',
      'messages.ar.next is no text of the portal.',
    ]);
    // They were valid before, so they don't load the list of keys.
    await expect(put({ messages }, undefined, true)).resolves.toMatchObject({ zone: 'UTC' });
  });

  test.each([
    [
      'exportMessages.rows',
      '{count, plural, one {1 row} other {{count} rows}',
      /^can't be read, from sign \d+ on \(EXPECT_ARGUMENT_CLOSING_BRACE\); \{count\} is what is filled in/,
    ],
    [
      'exportMessages.rows',
      '{count, plural, one {1 row}}',
      /^can't be read, from sign \d+ on \(MISSING_OTHER_CLAUSE/,
    ],
    [
      'exportMessages.rows',
      '{count, number} rows',
      /^formats what it is given as if it were a date or a sum/,
    ],
    ['exportMessages.rows', 'Rows', /^lacks \{count\}: ours is "\{count, plural, /],
    ['overlayMessages.toPage', 'Page {page} of {total} ({0})', /^has \{0\}, which nothing is filled into/],
    ['dashboardMessages.lastSignIn', 'Welcome back', /^lacks \{time\}: ours is "Last sign-in: \{time\}"/],
    [
      'navigationMessages.support',
      'Ask {name}',
      /^has \{name\}, which nothing is filled into: ours is "Support"/,
    ],
  ])('take the place of ours whole: %s as "%s" [D116]', async (key, text, fault) => {
    const [said, ...others] = await getFaults(JSON.stringify({ messages: { en: { [key]: text } } }));
    expect(others).toEqual([]);
    expect(said?.startsWith(`messages.en.${key} `)).toBe(true);
    expect(said?.slice(`messages.en.${key} `.length)).toMatch(fault);
    expect(said?.endsWith(`(it is ${JSON.stringify(text)}).`)).toBe(true);
  });

  test.each([
    ['exportMessages.rows', '{count, plural, one {1 line} other {{count} lines}} <of> them'],
    ['overlayMessages.toPage', 'Of {total}: {page}'],
    ['navigationMessages.support', 'Help < {}'],
  ])('may use plural forms and another order: %s as "%s"', async (key, text) =>
    expect(await getFaults(JSON.stringify({ messages: { en: { [key]: text } } }))).toEqual([]),
  );

  test('are JSON', async () => {
    expect(await getFaults('{ "messages": ')).toEqual([expect.stringMatching(/^It is no JSON: /)]);
  });
});

describe('the language', () => {
  test.each<[string | undefined, readonly string[], string | undefined, string]>([
    ['hi', ['en', 'hi'], 'es', 'hi'],
    ['ar', ['en', 'hi'], 'es', 'es'],
    [undefined, ['en', 'hi'], 'hi', 'hi'],
    [undefined, ['en', 'hi'], undefined, 'en'],
    ['de', ['en', 'de'], undefined, 'en'],
  ])(
    'of one who chose %s of %j, where the operator speaks %s, is %s [D116]',
    (chosen, languages, language, spoken) =>
      expect(selectLanguage(chosen, { ...ownEnv, languages }, { ...(language && { language }) })).toBe(
        spoken,
      ),
  );

  test('is set on the page, with its direction [D116]', async () => {
    await put({ language: 'hi' }, 'ar');
    expect([shown.documentElement.lang, shown.documentElement.dir]).toEqual(['ar', 'rtl']);
  });
});

describe('the brand', () => {
  test('is shown by name, colour and theme [D116]', async () => {
    await put({ brand: { name: 'Northwind', accent: '#0b6b4f' }, theme: 'dark' });
    expect(shown.title).toBe('Northwind');
    expect(shown.documentElement.dataset.theme).toBe('dark');
    expect(shown.adoptedStyleSheets.map(({ rules }) => rules).join('')).toContain('--accent:#0b6b4f;');
    expect(defineMessages('portalMessages', { portal: 'Member Portal' }).portal).toBe('Northwind');
  });

  test('leaves a theme alone that the member chose (D115) [D116]', async () => {
    vi.stubGlobal('window', { localStorage: { getItem: () => 'light' } });
    await put({ theme: 'dark' });
    expect(shown.documentElement.dataset.theme).toBe('light');
  });
});
