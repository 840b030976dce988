import { expect, it } from 'vitest';
import { translateSentence } from '../api/languages/sentence';
import type { Message } from './mailer';
import * as messages from './messages';

const to = { username: 'amara21', email: 'amara@mail.example' };
const hold = { until: '23-11-2026 09:14 UTC', freezeUrl: 'https://portal.example/freeze?token=1' };
const lines = ['If it’s cancelled, any refund is paid to you.'];

/** Every mail in every variant, by the function that writes it. */
const mails: Record<Exclude<keyof typeof messages, 'codeActions' | 'securityChanges'>, Message[]> = {
  codeMessage: [...Object.keys(messages.codeActions), 'other'].map((purpose) =>
    messages.codeMessage(to, purpose, '4821'),
  ),
  welcomeMessage: [messages.welcomeMessage(to, 'leader'), messages.welcomeMessage(to, undefined)],
  passwordChangedMessage: (['no session', 'own session'] as const).map((kept) =>
    messages.passwordChangedMessage(to, kept, hold),
  ),
  newDeviceMessage: [
    messages.newDeviceMessage(to, {
      ...{ from: 'Firefox on Linux, 203.0.113.9', at: '23-11-2026 09:14 UTC', freezeUrl: hold.freezeUrl },
    }),
  ],
  frozenMessage: [messages.frozenMessage(to)],
  unfrozenMessage: [messages.unfrozenMessage(to, hold.freezeUrl)],
  reviewedMessage: [messages.reviewedMessage(to, ['Kept: A passkey (Chrome on Windows).'], hold)],
  wordChangedMessage: [messages.wordChangedMessage(to, hold.freezeUrl)],
  recoveryCodesMessage: [messages.recoveryCodesMessage(to, hold.freezeUrl)],
  passkeyMessage: [
    messages.passkeyMessage(to, 'added', { device: 'Chrome on Windows', freezeUrl: hold.freezeUrl }),
    messages.passkeyMessage(to, 'removed', { device: null, freezeUrl: hold.freezeUrl }),
  ],
  recoveryCodeUsedMessage: [messages.recoveryCodeUsedMessage(to, 9, hold.freezeUrl)],
  rejectedMessage: [messages.rejectedMessage(to, 'Transfer 7', 'We’ve returned $30.00 to your Live Wallet.')],
  securityMessage: (Object.keys(messages.securityChanges) as (keyof typeof messages.securityChanges)[]).map(
    (change) => messages.securityMessage(to, change, hold),
  ),
  mt5PasswordMessage: [messages.mt5PasswordMessage(to, '70018842')],
  purchaseForOtherMessage: [
    messages.purchaseForOtherMessage(to, { title: 'You bought a package for ravi', lines }),
    messages.purchaseForOtherMessage(to, {
      title: 'You bought a package for ravi',
      lines,
      freezeUrl: hold.freezeUrl,
    }),
  ],
};
const everyMail = Object.values(mails).flat();

const forbidden = [
  /\b(anew|at once|beside|can ?not|everybody|good for|ignore|likewise|nobody|somebody|whoever)\b/i,
  /\b(is|are|do|does|did|was|were|have|has|could|will) not\b/i,
  /\bpin\b|['"]| {2}/,
];

it('is in plain English, with contractions and curly apostrophes', () => {
  const texts = everyMail.map(({ subject, text }) => `${subject}\n${text}`);
  expect(texts.filter((text) => forbidden.some((pattern) => pattern.test(text)))).toEqual([]);
});

it.each(['es', 'ar', 'hi'] as const)('has each line in %s', (language) => {
  const lines = everyMail.flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
  const sentences = lines.filter((line) => line !== '' && !line.startsWith('https:'));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((line) => translateSentence(line, language) === line)).toEqual([]);
});

it('has at most 25 words in a sentence', () => {
  const sentences = everyMail.flatMap(({ text }) => text.split(/\n+|(?<=[.?:]) /));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([]);
});

// Proves: Didn’t ask for it? Your password hasn’t changed. Contact support if you get another code.
it('helps a member who didn’t ask for a code, or didn’t make the change', () => {
  const alarming = [
    ...[...mails.codeMessage, ...mails.securityMessage],
    ...[...mails.passwordChangedMessage, ...mails.newDeviceMessage],
    ...[...mails.passkeyMessage, ...mails.recoveryCodesMessage, ...mails.recoveryCodeUsedMessage],
  ];
  for (const { text } of alarming) expect(text).toMatch(/Didn’t |Not you\? /);
});
