import { expect, it } from 'vitest';
import { toOffers } from './offers.mappers';

it.each([
  ['none of an answer without them', {}, { word: undefined, recovers: false, passkey: undefined }],
  ['the member’s anti-phishing word', { anti_phishing_word: 'blue heron' }, { word: 'blue heron' }],
  ['recovery codes', { has_recovery_codes: 1 }, { recovers: true }],
  [
    'passkeys',
    { passkey: { challenge: 'abc', rpId: 'portal.example' } },
    { passkey: { options: { challenge: 'abc', rpId: 'portal.example' }, domain: 'portal.example' } },
  ],
  ['no passkey without a domain', { passkey: 'yes' }, { passkey: undefined }],
])('step 2 reads %s (D113)', (_what, body, offers) => {
  expect(toOffers(body as never)).toMatchObject(offers);
});
