import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toReview } from './review.mappers';

const at = '2026-11-20T09:14:00Z';

test('the review is read leniently, and unknown kinds are left out', () => {
  const items = [
    {
      id: 'passkey-4',
      kind: 'passkey',
      name: ' Safari on iPhone ',
      created_at: at,
      used_at: null,
      in_use: 0,
    },
    { id: 'mpin', kind: 'mpin', in_use: '1', used_at: null },
    { id: 'other', kind: 'other' },
    { kind: 'mpin' },
    null,
  ];
  expect(toReview(sent({ data: { access_review: { items } } }))).toEqual([
    {
      id: 'passkey-4',
      kind: 'passkey',
      name: 'Safari on iPhone',
      addedAt: at,
      usedAt: null,
      inUse: false,
    },
    { id: 'mpin', kind: 'mpin', name: undefined, addedAt: undefined, usedAt: undefined, inUse: true },
  ]);
});

test.each([[undefined], [{}], [{ data: {} }], [{ data: { access_review: null } }]])(
  'of %j nothing waits (D119)',
  (body) => expect(toReview(sent(body))).toBeUndefined(),
);
