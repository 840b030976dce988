import type { Env } from '@portal/portal-core/fromApi/env';
import { toDirection, isLanguage, type Language } from '@portal/ui/text/languages';
import type { textFault as textFaultType } from '@portal/ui/text/message/textFault';
import { deviceStore, readKey } from '@portal/portal-core/session/owned/store';
import { accentRules } from '@portal/ui/theme/accent';
import type { Brand, Config } from './config';
import { ConfigFault } from './ConfigFault';
import { putBrand } from './putBrand';
import { readConfig } from './readConfig';
import { watchPolicy } from './watchPolicy';

function point(rel: string, href: string | undefined): void {
  if (href === undefined) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)) link.href = href;
}

/** Applies the operator's colour and icons to the page. */
function showBrand({ name, accent, icon, manifest }: Brand): void {
  if (name !== undefined) document.title = name;
  point('icon', icon);
  point('apple-touch-icon', icon);
  point('manifest', manifest);
  if (accent === undefined) return;
  // A constructed stylesheet is no inline style, so the policy allows it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentRules(accent));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

// `fetchIsChanged` takes it from here: a chunk that both share would load at sign-in.
export { readConfig };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigFault([`It is no JSON: ${error instanceof Error ? error.message : ''}`]);
  }
}

/** The member's language if offered, or the operator's, which is English by default. */
export function selectLanguage(
  chosen: string | undefined,
  { languages }: Env,
  { language = 'en' }: Config,
): Language {
  const wanted = chosen !== undefined && languages.includes(chosen) ? chosen : language;
  return isLanguage(wanted) ? wanted : 'en';
}

/** The theme for members without a choice (D115). */
function showTheme(theme: Config['theme']): void {
  if (theme === undefined || readKey(deviceStore(), 'theme') !== null) return;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The error of an operator's text: an unknown key, or other placeholders than ours. */
function wordFault(textFault: typeof textFaultType, own: string | undefined, text: string): string {
  if (own === undefined) return 'is no text of the portal';
  const fault = textFault(own, text);
  return fault && `${fault} (it is ${JSON.stringify(text)})`;
}

/** Checks that every operator text replaces one of ours and is readable. Runs once per text of the settings. */
async function checkMessages(messages: Config['messages']): Promise<void> {
  const [{ default: english }, { textFault }] = await Promise.all([
    import('@portal/ui/text/languages/en.json'),
    import('@portal/ui/text/message/textFault'),
  ]);
  const own: ReadonlyMap<string, string> = new Map(Object.entries(english));
  const faults = Object.entries(messages ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const fault = wordFault(textFault, own.get(key), text);
      return fault ? [`messages.${language}.${key} ${fault}.`] : [];
    }),
  );
  if (faults.length > 0) throw new ConfigFault(faults);
}

/**
 * Applies brand, theme and messages of the settings, and reports hosts that the policy blocks. `known`: this exact text
 * was valid before.
 */
export async function configure(text: string, chosen: string | undefined, known: boolean): Promise<Env> {
  const { env, config } = readConfig(parsed(text), chosen);
  if (config.messages && !known) await checkMessages(config.messages);
  watchPolicy(env);
  showTheme(config.theme);
  const language = selectLanguage(chosen, env, config);
  const brand = config.brand ?? {};
  await putBrand(language, config.messages, { ...brand, issuer: env.issuer }, env.languages);
  document.documentElement.lang = language;
  document.documentElement.dir = toDirection(language);
  showBrand(brand);
  return env;
}
