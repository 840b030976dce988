import type { Popup } from '@portal/ui/shell/Popups';
import { describe, expect, test } from 'vitest';
import { signedIn, signedOut } from '@portal/portal-core/session/session.slice';
import {
  mostPopups,
  popupClosed,
  popupsFound,
  popupsPostponed,
  popupsSlice,
  type PopupsState,
} from './popups.slice';
import { getKey } from './popups.mappers';

const news = (id: number): Popup => ({ kind: 'news', id: String(id), title: `News ${id}`, html: '' });
const information = (id: number): Popup => ({ ...news(id), kind: 'information' });
const { reducer, getInitialState } = popupsSlice;
const play = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<PopupsState>((state, action) => reducer(state, action), getInitialState());
const getRound = ({ round, at }: PopupsState) => round.slice(at).map(getKey);

describe('a round of popups', () => {
  test.each<[string, Popup[], string[]]>([
    [
      'news first, then notifications (D61)',
      [news(2), news(1), information(9)],
      ['news:2', 'news:1', 'information:9'],
    ],
    ['no more than three', [news(5), news(4), news(3), news(2)], ['news:5', 'news:4', 'news:3']],
    [
      'a place for the newest notification, however many news there are',
      [news(5), news(4), news(3), information(9), information(8)],
      ['news:5', 'news:4', 'information:9'],
    ],
    [
      'notifications alone',
      [9, 8, 7, 6].map(information),
      ['information:9', 'information:8', 'information:7'],
    ],
  ])('%s [A §2 Popups]', (_name, found, keys) => {
    expect(getRound(play(popupsFound(found)))).toEqual(keys);
    expect(mostPopups).toBe(3);
  });

  test('the ones too many do not come after it, nor do the closed ones [A §2 Popups]', () => {
    const found = popupsFound([news(5), news(4), news(3), news(2)]);
    const keys = ['news:5', 'news:4', 'news:3'];
    const over = play(found, ...keys.map((key) => popupClosed(key)), found);
    expect(over).toMatchObject({ round: [], at: 0 });
    expect([...over.settled].sort()).toEqual(['news:2', 'news:3', 'news:4', 'news:5']);
  });

  test('a later piece of news begins another', () => {
    const found = popupsFound([news(5)]);
    expect(getRound(play(found, popupClosed('news:5'), popupsFound([news(6), news(5)])))).toEqual(['news:6']);
  });

  test('is not changed by what is read meanwhile', () => {
    expect(getRound(play(popupsFound([news(5)]), popupsFound([news(6), news(5)])))).toEqual(['news:5']);
  });

  test('put off, it is over in this session', () => {
    const found = popupsFound([news(5), news(4)]);
    expect(getRound(play(found, popupClosed('news:5'), popupsPostponed(), found))).toEqual([]);
  });

  test('one that another tab closes leaves it, shown or still to come', () => {
    const found = popupsFound([news(5), news(4), information(9)]);
    expect(getRound(play(found, popupClosed('news:5')))).toEqual(['news:4', 'information:9']);
    expect(getRound(play(found, popupClosed('news:4')))).toEqual(['news:5', 'information:9']);
    expect(getRound(play(found, popupClosed('news:99')))).toHaveLength(3);
  });

  test('closed twice counts once', () => {
    const twice = play(popupsFound([news(5), news(4)]), popupClosed('news:5'), popupClosed('news:5'));
    expect(getRound(twice)).toEqual(['news:4']);
    expect(twice.settled).toEqual(['news:5']);
  });

  test('ends with its session (T26)', () => {
    const open = [popupsFound([news(5), news(4)]), popupClosed('news:5')];
    const fresh = { settled: [], round: [], at: 0 };
    expect(play(...open, signedOut({ exit: '/' }))).toEqual(fresh);
    const next = { token: 't', username: 'bode', email: null, authType: null };
    expect(play(...open, signedIn(next))).toEqual(fresh);
  });
});
