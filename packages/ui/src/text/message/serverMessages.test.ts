import { afterEach, expect, test, vi } from 'vitest';
import ar from '../languages/ar.json';
import es from '../languages/es.json';
import hi from '../languages/hi.json';
import { putMessages } from '../putMessages';

afterEach(() => {
  globalThis.portalWording = undefined;
  vi.resetModules();
});

const texts = ['Invalid otp', 'Invalid authenticator', 'Invalid mpin', 'Invalid recovery code'];
const locked = 'Too many wrong tries. Please try again later.';
const others = ['Your Are Logout!!', 'Unauthenticated.', 'Insufficient Balance', 'Not Available'];

test.each(Object.entries({ ar, es, hi }))('a known text of a server is in %s', async (language, messages) => {
  putMessages(messages, language);
  vi.resetModules();
  const { translateServerText, codeNames } = await import('./serverMessages');
  for (const text of [...texts, locked, ...others]) {
    const shown = translateServerText(text);
    expect(shown).not.toBe(text);
    expect(codeNames.has(shown)).toBe(texts.includes(text) || text === locked);
  }
  expect(translateServerText('Ask your sponsor.')).toBe('Ask your sponsor.');
});
