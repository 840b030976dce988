import { setBrand } from '@portal/ui/brand';
import { loadDates, loadMessages, type Language } from '@portal/ui/text/languages';
import type { MessageTexts } from '@portal/ui/text/putMessages';
import type { Brand, Config } from './config';

/** The product's name, equal in all languages. */
const nameMessages = (name: string): MessageTexts => ({
  'portalMessages.portal': name,
  'brandMessages.memberPortal': name,
});

/** Applies language, messages and brand to all modules that load later. It needs no browser. */
export async function putBrand(
  language: Language,
  messages: Config['messages'],
  brand: Brand & { issuer?: string | undefined },
  languages: readonly string[],
): Promise<void> {
  const { name, logo, support, issuer, imprint, complaints, privacy, terms } = brand;
  const all = {
    ...(await loadMessages(language)),
    ...(name !== undefined && nameMessages(name)),
    ...messages?.[language],
  };
  // Only replaced texts need the message parser, so other settings don't load it.
  if (Object.keys(all).length > 0) (await import('@portal/ui/text/putMessages')).putMessages(all, language);
  setBrand({ logo, support, issuer, imprint, complaints, privacy, terms, language, languages });
  await loadDates(language);
}
