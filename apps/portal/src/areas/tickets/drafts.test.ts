import type { TicketMessage } from '@portal/ui/screens/tickets';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallError } from '@portal/portal-core/calls/call.events';
import type { StoredDraft } from '@portal/portal-core/session/ticketDrafts';
import { createDrafts, getUnsent, type Drafts } from './drafts';

const file = new File(['x'], 'image.png');
const image = { id: 'a', source: file, file };
const closed: CallError = {
  kind: 'refused',
  message: 'This ticket is closed.',
  fields: {},
  body: {},
  status: 422,
};
const lost: CallError = { kind: 'failed', reason: 'network', sent: true };
const message = (id: string, text: string, from?: string): TicketMessage => ({ id, text, from, images: [] });

let stored: Map<string, StoredDraft>;
let drafts: Drafts;
const open = () => createDrafts({ read: () => stored, write: (id, draft) => void stored.set(id, draft) });
beforeEach(() => {
  stored = new Map();
  drafts = open();
});
const states = () => drafts.replies().map(({ progress }) => progress.state);

describe('drafts', () => {
  test('are kept for each ticket, over a visit elsewhere, with their images', () => {
    drafts.draftChanged('5', { text: 'Half', images: [image] });
    drafts.draftChanged('4', { text: 'Other', images: [] });
    expect(drafts.toDraft('5')).toMatchObject({ text: 'Half', images: [image], imagesLost: false });
    expect(drafts.toDraft('4').text).toBe('Other');
    expect(drafts.toDraft('3')).toMatchObject({ text: '', images: [] });
  });

  test('of the session before go when their member wants none; one written since stays', () => {
    stored.set('5', { text: 'Before', images: 0 });
    expect(drafts.toDraft('5').text).toBe('Before');
    drafts.draftChanged('4', { text: 'Since', images: [] });
    stored.clear();
    drafts.draftsDeclined();
    expect(drafts.toDraft('5')).toMatchObject({ text: '', version: 1 });
    expect([...stored]).toEqual([['4', { text: 'Since', images: 0 }]]);
  });

  test('keep their text over a reload, and show that images are lost', () => {
    drafts.draftChanged('5', { text: 'Half', images: [image] });
    drafts = open();
    expect(drafts.toDraft('5')).toEqual({ text: 'Half', images: [], version: 0, imagesLost: true });
    drafts.draftChanged('5', { text: 'Half a', images: [] });
    expect(drafts.toDraft('5').imagesLost).toBe(false);
    drafts = open();
    expect(drafts.toDraft('5').imagesLost).toBe(false);
  });

  test('notify no one on each letter', () => {
    const heard = vi.fn();
    drafts.subscribe(heard);
    drafts.draftChanged('5', { text: 'H', images: [] });
    expect(heard).not.toHaveBeenCalled();
  });

  test('and replies end with the session; nothing is kept until the next (T26)', () => {
    drafts.draftChanged('5', { text: 'Secret', images: [] });
    const { id } = drafts.started('5', { text: 'Sent', images: [file] }, []);
    stored.clear();
    drafts.cleared('closed');
    drafts.draftChanged('5', { text: 'Typed while leaving', images: [] });
    drafts.answered(id, closed, 1);
    expect([drafts.replies(), stored.size, drafts.toDraft('5').text]).toEqual([[], 0, '']);
    drafts.cleared('open');
    drafts.draftChanged('5', { text: 'Next', images: [] });
    expect(stored.get('5')?.text).toBe('Next');
  });
});

describe('a reply', () => {
  test('goes out once, however often it is pressed again', () => {
    const { id, idempotencyKeys } = drafts.started('5', { text: 'Hello', images: [] }, []);
    expect(drafts.repeated(id)).toBeUndefined();
    const key = idempotencyKeys.keyFor({});
    drafts.progressed(id, 1);
    drafts.answered(id, lost, 1);
    expect(states()).toEqual(['unknown']);
    const again = drafts.repeated(id);
    expect(again?.idempotencyKeys.keyFor({})).toBe(key);
    expect(drafts.repeated(id)).toBeUndefined();
    expect(states()).toEqual(['sending']);
  });

  test('that was refused is sent again under another key: the refusal is stored under the first (T12)', () => {
    const { id, idempotencyKeys } = drafts.started('5', { text: 'Hello', images: [] }, []);
    const key = idempotencyKeys.keyFor({});
    drafts.answered(id, closed, 1);
    expect(drafts.replies()[0]?.progress).toEqual({ state: 'failed', reason: 'This ticket is closed.' });
    expect(drafts.repeated(id)?.idempotencyKeys.keyFor({})).not.toBe(key);
  });

  test.each<[string, CallError]>([
    ['a proxy’s page', { kind: 'failed', reason: 'malformed', status: 200, sent: true }],
    ['a gateway’s', { kind: 'failed', reason: 'server', status: 502, sent: true }],
    ['a taken key', { ...closed, status: 409 }],
  ])('that was answered by %s may have arrived, and keeps its key (T12)', (_what, answer) => {
    const { id, idempotencyKeys } = drafts.started('5', { text: 'Hello', images: [] }, []);
    const key = idempotencyKeys.keyFor({});
    drafts.answered(id, answer, 1);
    expect(states()).toEqual(['unknown']);
    expect(drafts.repeated(id)?.idempotencyKeys.keyFor({})).toBe(key);
  });

  test('whose network went on the way was not sent', () => {
    const { id } = drafts.started('5', { text: 'Hello', images: [] }, []);
    drafts.progressed(id, 0.5);
    drafts.answered(id, lost, 1);
    expect(states()).toEqual(['failed']);
  });

  test('is a draft again after a reload, before what was written since', () => {
    const { id } = drafts.started('5', { text: 'First', images: [file] }, []);
    drafts.draftChanged('5', { text: 'Second', images: [] });
    expect(stored.get('5')).toEqual({ text: 'First\n\nSecond', images: 1 });
    drafts.answered(id, undefined, 1);
    expect(stored.get('5')).toEqual({ text: 'Second', images: 0 });
  });

  test('goes back into the composer with its images, before what is there', () => {
    const { id } = drafts.started('5', { text: 'First', images: [file] }, []);
    drafts.takenBack(id);
    expect(states()).toEqual(['sending']);
    drafts.draftChanged('5', { text: 'Second', images: [image] });
    drafts.answered(id, closed, 1);
    drafts.takenBack(id);
    expect(drafts.replies()).toEqual([]);
    const draft = drafts.toDraft('5');
    expect([draft.text, draft.images.length, draft.version]).toEqual(['First\n\nSecond', 2, 1]);
  });
});

describe('a reply stays in the drafts until it is among the messages', () => {
  const known = [message('1', 'Hello')];
  const shown = (messages: TicketMessage[], readAt: number) =>
    getUnsent(drafts.replies(), '5', messages, readAt).length;

  test('which a new message of the member’s with its words shows, before or after the answer', () => {
    const { id } = drafts.started('5', { text: 'Hello', images: [] }, known);
    expect(shown(known, 0)).toBe(1);
    expect(shown([...known, message('2', 'Hello', 'jane')], 0)).toBe(1);
    expect(shown([...known, message('2', 'Hello')], 0)).toBe(0);
    drafts.answered(id, undefined, 100);
    expect(shown(known, 99)).toBe(1);
  });

  test('or a reading that began after the answer, with any words of the server', () => {
    const { id } = drafts.started('5', { text: 'Hello', images: [] }, known);
    drafts.answered(id, undefined, 100);
    expect(shown([...known, message('2', 'H***o')], 100)).toBe(0);
    drafts.messagesRead('5', [...known, message('2', 'H***o')], 100);
    expect(drafts.replies()).toEqual([]);
  });

  test('also when no answer came; a refused one stays after any read', () => {
    const { id } = drafts.started('5', { text: 'Hello', images: [] }, known);
    drafts.progressed(id, 1);
    drafts.answered(id, lost, 100);
    expect(shown(known, 200)).toBe(1);
    expect(shown([...known, message('2', 'Hello')], 200)).toBe(0);
    const other = drafts.started('5', { text: 'Bye', images: [] }, known);
    drafts.answered(other.id, closed, 100);
    drafts.messagesRead('5', [...known, message('2', 'Bye')], 200);
    expect(drafts.replies().map(({ text }) => text)).toContain('Bye');
    expect(shown([], 300)).toBeGreaterThan(0);
    expect(getUnsent(drafts.replies(), '4', [], 0)).toEqual([]);
  });
});
