import type { Locator } from '@playwright/test';

/** What the member's keyboard writes for a digit, or how it writes. */
export type Keyboard = 'plain' | 'arabicIndic' | 'persian' | 'devanagari' | 'decimalComma' | 'composing';

const digits: Partial<Record<Keyboard, string>> = {
  arabicIndic: '٠١٢٣٤٥٦٧٨٩',
  persian: '۰۱۲۳۴۵۶۷۸۹',
  devanagari: '०१२३४५६७८९',
};

/** Returns what a keyboard writes for digits and points. */
function written(text: string, keyboard: Keyboard): string {
  if (keyboard === 'decimalComma') return text.replace('.', ',');
  return text.replace(/\d/g, (digit) => digits[keyboard]?.[Number(digit)] ?? digit);
}

/** Types into a field key by key. A composing input method shows each character before it commits it. */
export async function typeInto(field: Locator, text: string, keyboard: Keyboard): Promise<void> {
  await field.focus();
  const page = field.page();
  if (keyboard !== 'composing') return page.keyboard.type(written(text, keyboard));
  const session = await page.context().newCDPSession(page);
  for (const character of text) {
    await session.send('Input.imeSetComposition', { text: character, selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: character });
  }
  await session.detach();
}
