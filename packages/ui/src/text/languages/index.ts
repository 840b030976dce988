import type { Words } from '../wording';
import type { Language } from './names';

export { toDirection, isLanguage, type Language } from './names';

type Other = Exclude<Language, 'en'>;

/** Each is a chunk of its own. */
const texts: Record<Other, () => Promise<{ default: Words }>> = {
  hi: () => import('./hi.json'),
  es: () => import('./es.json'),
  ar: () => import('./ar.json'),
};

const dates: Record<Other, () => Promise<{ load: () => void }>> = {
  hi: () => import('./dates/hi'),
  es: () => import('./dates/es'),
  ar: () => import('./dates/ar'),
};

/** The texts of a language by their keys; none for English, which is in the catalogues themselves. */
export const wordsIn = async (language: Language): Promise<Words> =>
  language === 'en' ? {} : (await texts[language]()).default;

/**
 * Lets months and days have a language's names. It comes after the texts are in force, because it shares its library with
 * parts that make theirs as they come.
 */
export async function loadDates(language: Language): Promise<void> {
  if (language !== 'en') (await dates[language]()).load();
}
