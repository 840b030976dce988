import { languages } from './choices';
import { givenLanguage } from './givenLanguage';
import { operators } from './operators';
import { stretch } from './stretch';

const asked = (name: string, otherwise: string): string =>
  new RegExp(`(?:^|;)${name}:(\\w+)`).exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ??
  otherwise;

/**
 * The language and brand of this page, from its address. They can't change later, because modules create their texts
 * when they load.
 */
export const spoken = { language: asked('language', givenLanguage), brand: asked('brand', 'none') };

type Texts = Readonly<Record<string, string>>;

// Not from the entry file: it names the languages, which only the field of languages draws.
const translations = () => import('../../packages/ui/src/text/languages/loadLanguage');

const isTranslated = (name: string): name is Exclude<keyof typeof languages, 'en' | 'stretched'> =>
  name in languages && name !== 'en' && name !== 'stretched';

async function loadMessages(language: string): Promise<Texts> {
  if (language === 'stretched') {
    const { default: own } = await import('../../packages/ui/src/text/languages/en.json');
    return Object.fromEntries(Object.entries(own).map(([key, text]) => [key, stretch(text)]));
  }
  return isTranslated(language) ? (await translations()).loadMessages(language) : {};
}

async function putInForce({ language, brand }: typeof spoken): Promise<void> {
  const operator = operators[brand];
  const name = operator?.name;
  const texts = {
    ...(await loadMessages(language)),
    ...(name !== undefined && { 'portalMessages.portal': name, 'brandMessages.memberPortal': name }),
  };
  const { putMessages } = await import('../../packages/ui/src/text/putMessages');
  putMessages(texts, language === 'stretched' ? 'en' : language);
  document.documentElement.lang = language === 'stretched' ? 'en' : language;
  if (isTranslated(language)) await (await translations()).loadDates(language);
  if (!operator) return;
  const { accentRules } = await import('../../packages/ui/src/theme/accent');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentRules(operator.accent));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Sets the stories' language and operator. Must run before any story loads. */
export const speak = async (): Promise<void> =>
  spoken.language === 'en' && spoken.brand === 'none' ? undefined : putInForce(spoken);

/** True when the language or brand changed since this page loaded. */
export const isOutspoken = (globals: Record<string, unknown>): boolean =>
  globals['language'] !== spoken.language || globals['brand'] !== spoken.brand;

/** Reloads this page with the chosen language and brand. */
export function speakAnew(globals: Record<string, unknown>): void {
  const url = new URL(location.href);
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((one) => one !== '' && !/^(language|brand):/.test(one));
  const chosen = [`language:${String(globals['language'])}`, `brand:${String(globals['brand'])}`];
  url.searchParams.set('globals', [...others, ...chosen].join(';'));
  location.replace(url);
}
