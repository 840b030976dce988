import type { MessageTexts } from '../putMessages';
import type { Language } from './names';

type Other = Exclude<Language, 'en'>;

/** Each is a separate chunk. */
const texts: Record<Other, () => Promise<{ default: MessageTexts }>> = {
  hi: () => import('./hi.json'),
  es: () => import('./es.json'),
  ar: () => import('./ar.json'),
};

const dates: Record<Other, () => Promise<{ load: () => void }>> = {
  hi: () => import('./dates/hi'),
  es: () => import('./dates/es'),
  ar: () => import('./dates/ar'),
};

/** The texts of a language by key; none for English, which is in the messages themselves. */
export const loadMessages = async (language: Language): Promise<MessageTexts> =>
  language === 'en' ? {} : (await texts[language]()).default;

/**
 * Loads a language's names of months and days. Call it after the texts are set, because it shares its library
 * with modules that define their texts on load.
 */
export async function loadDates(language: Language): Promise<void> {
  if (language !== 'en') (await dates[language]()).load();
}
