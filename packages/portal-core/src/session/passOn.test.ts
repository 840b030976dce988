import { keepDraft, noteTyped, offerDrafts, takeDraft } from '@portal/ui/forms/draft/drafts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOpenWrite, writeOpenWrite } from './openWrites';
import { noSession } from './session';
import type { SessionState } from './session.slice';
import { viewAsCurrent, viewAsMember } from './owned/views';
import { writeSession } from './storage';
import { memory, ownedMemory } from './storage.fixtures';
import { readTicketDrafts, writeTicketDraft } from './ticketDrafts';
import { passOn, passOnReload } from './passOn';
import { hasUnfinished, readUnfinished, unfinishedLife } from './unfinished';

const now = Date.UTC(2026, 10, 23, 9);
const path = '/user/manualWithdraw';
const signedOut: SessionState = {
  ...{ ...noSession, serial: 1, leaving: false, ended: false },
  ...{ endedFor: null, hasUnanswered: false, exit: '/' },
};
const ended: SessionState = { ...signedOut, ended: true };
const before = { username: 'amara21' };
const signedInAs = (username: string, asUser = false): SessionState => ({
  ...signedOut,
  username,
  asUser,
  token: 't',
  status: 'true',
});
const write = { key: 'key-12345678', fingerprint: 'f', at: now, values: { amount: '60.50' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  offerDrafts({});
});

/** A member's session in a tab. */
function getTab(username: string) {
  const store = ownedMemory();
  writeSession(store, signedInAs(username));
  return store;
}

/** Changes the tab's session as the store does. */
function pass(store: ReturnType<typeof ownedMemory>, session: SessionState, at = now) {
  writeSession(store, session);
  passOn({ before: signedOut, session, path: '/login', now: at, store });
}

/** A session that expired with a typed amount, an open payment and a reply draft. */
function endedWhileTyping() {
  const store = getTab('amara21');
  const forget = noteTyped('withdraw', () => ({ amount: '60.50' }));
  writeOpenWrite('withdraw', write, store);
  writeTicketDraft('8', { text: 'Hello', images: 0 }, store);
  writeSession(store, ended);
  passOn({ before, session: ended, path, now, store });
  forget();
  const theirs = viewAsMember(store, before);
  /** What its member finds, and whether the tab's storage has anything of it. */
  const left = () => ({
    path: readUnfinished(now, theirs)?.path,
    write: readOpenWrite('withdraw', theirs)?.values.amount,
    reply: readTicketDrafts(theirs).get('8')?.text,
  });
  return { store, left };
}
const all = { path, write: '60.50', reply: 'Hello' };
const none = { path: undefined, write: undefined, reply: undefined };

describe('after a session that ended automatically (T26)', () => {
  test('its member finds the place and what was typed', () => {
    const { store, left } = endedWhileTyping();
    pass(store, signedInAs('amara21'), now + unfinishedLife - 1);
    expect(left()).toEqual(all);
    expect(readOpenWrite('withdraw', store)?.key).toBe(write.key);
    expect(readTicketDrafts(store).get('8')?.text).toBe('Hello');
    expect(readUnfinished(now, store)?.drafts).toEqual({ withdraw: { amount: '60.50' } });
  });

  test.each([
    ['another member', signedInAs('kenji88'), now],
    ['an operator as the member', signedInAs('amara21', true), now],
    ['the member an hour later', signedInAs('amara21'), now + unfinishedLife],
    ['anyone who signs out', signedOut, now],
  ])('%s finds nothing [A §4 Session end]', (_who, session, at) => {
    const { store, left } = endedWhileTyping();
    pass(store, session, at);
    expect(left()).toEqual(none);
  });

  test('nothing is left after an hour at the sign-in', () => {
    const { left } = endedWhileTyping();
    vi.advanceTimersByTime(unfinishedLife);
    expect(left()).toEqual(none);
  });

  test('a reload at the sign-in leaves its member the key of an open payment, and nothing that was typed (T12)', () => {
    const { store } = endedWhileTyping();
    // A reload loses the page's memory.
    const reloaded = ownedMemory(memory(Object.fromEntries(store.values)));
    passOnReload(signedOut, now, reloaded);
    expect([...reloaded.values.keys()]).toEqual(['open_write_withdraw']);
    expect(readOpenWrite('withdraw', viewAsMember(reloaded, { username: 'kenji88' }))).toBeUndefined();
    pass(reloaded, signedInAs('amara21'), now + 2 * unfinishedLife);
    expect(readOpenWrite('withdraw', reloaded)).toEqual({ ...write, values: {} });
    pass(reloaded, signedInAs('kenji88'));
    expect(reloaded.values.has('open_write_withdraw')).toBe(false);
  });

  test('a late answer to the open payment changes it in the page and in the storage', () => {
    const store = getTab('amara21');
    const late = viewAsCurrent(store);
    writeOpenWrite('withdraw', write, store);
    writeSession(store, ended);
    passOn({ before, session: ended, path, now, store });
    writeOpenWrite('withdraw', { ...write, key: 'key-of-the-next' }, late);
    expect(JSON.stringify([...store.values])).toContain('key-of-the-next');
    expect(JSON.stringify([...store.values])).not.toContain('60.50');
    writeOpenWrite('withdraw', undefined, late);
    expect(store.values.has('open_write_withdraw')).toBe(false);
    pass(store, signedInAs('amara21'));
    expect(readOpenWrite('withdraw', store)).toBeUndefined();
  });

  test('a reload of its member’s new session takes the place alone in the end, and no reply (T12)', () => {
    const { store, left } = endedWhileTyping();
    pass(store, signedInAs('amara21'));
    passOnReload(signedInAs('amara21'), now + unfinishedLife, store);
    expect(left()).toEqual({ ...all, path: undefined });
    expect(store.getItem('unfinished')).toBeNull();
  });

  test('what was offered to a form and not taken is no one else’s', () => {
    offerDrafts({ withdraw: { amount: '60.50' } });
    pass(ownedMemory(), signedInAs('kenji88'));
    expect(takeDraft('withdraw')).toBeUndefined();
  });

  test('a form that is left after its session offers no one its input', () => {
    noteTyped('withdraw', () => ({ amount: '60.50' }));
    pass(ownedMemory(), signedInAs('kenji88'));
    keepDraft('withdraw');
    expect(takeDraft('withdraw')).toBeUndefined();
  });

  test('what is too long to keep costs the place nothing', () => {
    const store = ownedMemory();
    const forget = noteTyped('ticket', () => ({ message: 'x'.repeat(30_000) }));
    passOn({ before, session: ended, path, now, store });
    forget();
    expect(readUnfinished(now, viewAsMember(store, before))).toMatchObject({ path, drafts: {} });
  });
});

test('the place where a sign-in leads anyway is none to go on at', () => {
  const store = getTab('amara21');
  passOn({ before, session: ended, path: '/user/dashboard', now, store });
  expect(hasUnfinished(now, store)).toBe(false);
  passOn({ before, session: ended, path, now, store });
  expect(hasUnfinished(now, store)).toBe(true);
});
