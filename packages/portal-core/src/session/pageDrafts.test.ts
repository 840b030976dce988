import { dropDrafts, noteTyped, offerDrafts, takeDraft } from '@portal/ui/forms/draft/drafts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropPageDrafts,
  keepPageDrafts,
  keepWhileHidden,
  offerPageDrafts,
  readPageDrafts,
} from './pageDrafts';
import { noSession } from './session';
import { ownedMemory } from './storage.fixtures';
import { writeSession } from './storage';
import { unfinishedLife } from './unfinished';

const now = Date.UTC(2026, 10, 29, 9);
const session = { ...noSession, username: 'amara21', token: 't', status: 'true' };

const getTab = () => {
  const store = ownedMemory();
  writeSession(store, session);
  return store;
};

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropDrafts();
});

test('any input of a discarded page is offered to its form once, within an hour (D139)', () => {
  const drafts = fc.dictionary(fc.string({ minLength: 1 }), fc.dictionary(fc.string(), fc.string()), {
    minKeys: 1,
  });
  fc.assert(
    fc.property(drafts, fc.nat(unfinishedLife + 10), (typed, later) => {
      const store = getTab();
      keepPageDrafts(typed, now, store);
      offerPageDrafts(now + later, store);
      for (const [form, draft] of Object.entries(typed))
        expect(takeDraft(form)).toEqual(later < unfinishedLife ? draft : undefined);
      expect(readPageDrafts(now + later, store)).toEqual({});
    }),
    { examples: [[{ toString: {}, ' ': {} }, unfinishedLife]] },
  );
});

/** A page whose events a test fires. */
function openPage(isSignedIn: boolean) {
  const heard = new Map<string, () => void>();
  const document = { visibilityState: 'visible' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
  });
  const store = getTab();
  keepWhileHidden(() => isSignedIn, store);
  const become = (state: string) => {
    document.visibilityState = state;
    heard.get('visibilitychange')?.();
  };
  return { store, become, leave: () => heard.get('pagehide')?.() };
}

test('input is stored only while the page is hidden, and only in a session', () => {
  offerDrafts({ withdraw: { amount: '12.50' } });
  const { store, become, leave } = openPage(true);
  expect(readPageDrafts(now, store)).toEqual({});
  become('hidden');
  expect(readPageDrafts(now, store)).toEqual({ withdraw: { amount: '12.50' } });
  become('visible');
  expect(readPageDrafts(now, store)).toEqual({});
  leave();
  expect(readPageDrafts(now, store)).toEqual({ withdraw: { amount: '12.50' } });
  dropPageDrafts(store);
  const visitor = openPage(false);
  visitor.become('hidden');
  expect(readPageDrafts(now, visitor.store)).toEqual({});
});

test('input that was sent is stored no longer', () => {
  const forget = noteTyped('withdraw', () => ({ amount: '1' }));
  const { store, become } = openPage(true);
  become('hidden');
  dropDrafts('withdraw');
  forget();
  become('hidden');
  expect(readPageDrafts(now, store)).toEqual({});
});
