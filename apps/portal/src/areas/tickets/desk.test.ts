import type { TicketMessage } from '@portal/ui/screens/tickets';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallError } from '../../shared/calls/call.events';
import type { StoredDraft } from '../../session/ticketDrafts';
import { createDesk, unsentOf, type Desk } from './desk';

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
let desk: Desk;
const open = () => createDesk({ read: () => stored, write: (id, draft) => void stored.set(id, draft) });
beforeEach(() => {
  stored = new Map();
  desk = open();
});
const states = () => desk.replies().map(({ progress }) => progress.state);

describe('drafts', () => {
  test('are kept for each ticket, over a visit elsewhere, with their images', () => {
    desk.draftChanged('5', { text: 'Half', images: [image] });
    desk.draftChanged('4', { text: 'Other', images: [] });
    expect(desk.draftOf('5')).toMatchObject({ text: 'Half', images: [image], imagesLost: false });
    expect(desk.draftOf('4').text).toBe('Other');
    expect(desk.draftOf('3')).toMatchObject({ text: '', images: [] });
  });

  test('of the session before go when their member wants none; one written since stays', () => {
    stored.set('5', { text: 'Before', images: 0 });
    expect(desk.draftOf('5').text).toBe('Before');
    desk.draftChanged('4', { text: 'Since', images: [] });
    stored.clear();
    desk.draftsDeclined();
    expect(desk.draftOf('5')).toMatchObject({ text: '', version: 1 });
    expect([...stored]).toEqual([['4', { text: 'Since', images: 0 }]]);
  });

  test('keep their text over a reload, and say that images are lost', () => {
    desk.draftChanged('5', { text: 'Half', images: [image] });
    desk = open();
    expect(desk.draftOf('5')).toEqual({ text: 'Half', images: [], version: 0, imagesLost: true });
    desk.draftChanged('5', { text: 'Half a', images: [] });
    expect(desk.draftOf('5').imagesLost).toBe(false);
    desk = open();
    expect(desk.draftOf('5').imagesLost).toBe(false);
  });

  test('tell nobody of each letter', () => {
    const heard = vi.fn();
    desk.subscribe(heard);
    desk.draftChanged('5', { text: 'H', images: [] });
    expect(heard).not.toHaveBeenCalled();
  });

  test('and replies end with the session; nothing is kept until the next (T26)', () => {
    desk.draftChanged('5', { text: 'Secret', images: [] });
    const { id } = desk.started('5', { text: 'Sent', images: [file] }, []);
    stored.clear();
    desk.cleared('closed');
    desk.draftChanged('5', { text: 'Typed while leaving', images: [] });
    desk.answered(id, closed, 1);
    expect([desk.replies(), stored.size, desk.draftOf('5').text]).toEqual([[], 0, '']);
    desk.cleared('open');
    desk.draftChanged('5', { text: 'Next', images: [] });
    expect(stored.get('5')?.text).toBe('Next');
  });
});

describe('a reply', () => {
  test('goes out once, however often it is pressed again', () => {
    const { id, keeper } = desk.started('5', { text: 'Hello', images: [] }, []);
    expect(desk.repeated(id)).toBeUndefined();
    const key = keeper.keyFor({});
    desk.progressed(id, 1);
    desk.answered(id, lost, 1);
    expect(states()).toEqual(['unknown']);
    const again = desk.repeated(id);
    expect(again?.keeper.keyFor({})).toBe(key);
    expect(desk.repeated(id)).toBeUndefined();
    expect(states()).toEqual(['sending']);
  });

  test('that was refused is sent again under another key: the refusal is stored under the first (T12)', () => {
    const { id, keeper } = desk.started('5', { text: 'Hello', images: [] }, []);
    const key = keeper.keyFor({});
    desk.answered(id, closed, 1);
    expect(desk.replies()[0]?.progress).toEqual({ state: 'failed', reason: 'This ticket is closed.' });
    expect(desk.repeated(id)?.keeper.keyFor({})).not.toBe(key);
  });

  test.each<[string, CallError]>([
    ['a proxy’s page', { kind: 'failed', reason: 'malformed', status: 200, sent: true }],
    ['a gateway’s', { kind: 'failed', reason: 'server', status: 502, sent: true }],
    ['a taken key', { ...closed, status: 409 }],
  ])('that was answered by %s may have arrived, and keeps its key (T12)', (_what, answer) => {
    const { id, keeper } = desk.started('5', { text: 'Hello', images: [] }, []);
    const key = keeper.keyFor({});
    desk.answered(id, answer, 1);
    expect(states()).toEqual(['unknown']);
    expect(desk.repeated(id)?.keeper.keyFor({})).toBe(key);
  });

  test('whose network went on the way was not sent', () => {
    const { id } = desk.started('5', { text: 'Hello', images: [] }, []);
    desk.progressed(id, 0.5);
    desk.answered(id, lost, 1);
    expect(states()).toEqual(['failed']);
  });

  test('is a draft again after a reload, before what was written since', () => {
    const { id } = desk.started('5', { text: 'First', images: [file] }, []);
    desk.draftChanged('5', { text: 'Second', images: [] });
    expect(stored.get('5')).toEqual({ text: 'First\n\nSecond', images: 1 });
    desk.answered(id, undefined, 1);
    expect(stored.get('5')).toEqual({ text: 'Second', images: 0 });
  });

  test('goes back into the composer with its images, before what is there', () => {
    const { id } = desk.started('5', { text: 'First', images: [file] }, []);
    desk.takenBack(id);
    expect(states()).toEqual(['sending']);
    desk.draftChanged('5', { text: 'Second', images: [image] });
    desk.answered(id, closed, 1);
    desk.takenBack(id);
    expect(desk.replies()).toEqual([]);
    const draft = desk.draftOf('5');
    expect([draft.text, draft.images.length, draft.version]).toEqual(['First\n\nSecond', 2, 1]);
  });
});

describe('a reply stands on the desk until it is among the messages', () => {
  const known = [message('1', 'Hello')];
  const shown = (messages: TicketMessage[], readAt: number) =>
    unsentOf(desk.replies(), '5', messages, readAt).length;

  test('which a new message of the member’s with its words tells, before or after the answer', () => {
    const { id } = desk.started('5', { text: 'Hello', images: [] }, known);
    expect(shown(known, 0)).toBe(1);
    expect(shown([...known, message('2', 'Hello', 'jane')], 0)).toBe(1);
    expect(shown([...known, message('2', 'Hello')], 0)).toBe(0);
    desk.answered(id, undefined, 100);
    expect(shown(known, 99)).toBe(1);
  });

  test('or a reading that began after the answer, whatever the server made of its words', () => {
    const { id } = desk.started('5', { text: 'Hello', images: [] }, known);
    desk.answered(id, undefined, 100);
    expect(shown([...known, message('2', 'H***o')], 100)).toBe(0);
    desk.messagesRead('5', [...known, message('2', 'H***o')], 100);
    expect(desk.replies()).toEqual([]);
  });

  test('also when no answer came; a refused one stays, whatever is read', () => {
    const { id } = desk.started('5', { text: 'Hello', images: [] }, known);
    desk.progressed(id, 1);
    desk.answered(id, lost, 100);
    expect(shown(known, 200)).toBe(1);
    expect(shown([...known, message('2', 'Hello')], 200)).toBe(0);
    const other = desk.started('5', { text: 'Bye', images: [] }, known);
    desk.answered(other.id, closed, 100);
    desk.messagesRead('5', [...known, message('2', 'Bye')], 200);
    expect(desk.replies().map(({ text }) => text)).toContain('Bye');
    expect(shown([], 300)).toBeGreaterThan(0);
    expect(unsentOf(desk.replies(), '4', [], 0)).toEqual([]);
  });
});
