import type { PaletteSource } from '@portal/ui/shell/Palette';
import { paletteWords } from '@portal/ui/text/paletteWords';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListDirectReferralsQuery, useSearchTeamQuery } from '../../areas/network/network.api';
import { selectTeamSearchIsAbsent } from '../../areas/network/optionalCalls.slice';
import { referralsPageOf } from '../../areas/network/referrals.view';
import { isBeginning, suggestionsOf } from '../../areas/network/search/teamSearch.view';
import { botsPageOf } from '../../areas/subscriptions/bots.view';
import { livesPageOf } from '../../areas/subscriptions/lives.view';
import {
  useListLiveSubscriptionsQuery,
  useListSubscriptionsQuery,
} from '../../areas/subscriptions/subscriptions.api';
import { useListTicketsQuery } from '../../areas/tickets/tickets.api';
import { ticketsOf } from '../../areas/tickets/tickets.view';
import { useListWithdrawalsQuery } from '../../areas/withdraw/withdraw.api';
import { withdrawalsPageOf } from '../../areas/withdraw/withdrawals.view';
import { useSettled } from '../../shared/browser/useSettled';
import { remoteOf, type QueryState } from '../../shared/calls/remote';
import type { ShownPage } from '../../shared/lists/listPage';
import { useServices } from '../../shared/store/services';
import { useAppSelector } from '../../shared/store/store';
import {
  botEntry,
  joined,
  liveEntry,
  referralEntries,
  sourceOf,
  suggestedEntry,
  ticketEntry,
  withdrawalEntry,
} from './ownThings.view';

/** Fewer letters are in too many names. */
const fewest = 2;
const newest = { query: { page: 1 }, ornament: true } as const;

/** An answer that has no pages. */
const whole = <Row>(rows: readonly Row[]): ShownPage<Row> => ({
  rows,
  range: { page: 1, lastPage: 1, from: 1, to: rows.length, total: rows.length },
});

/**
 * The member's own things that match a text, looked for by the calls that their screens use. Nothing is asked until two
 * letters are typed, and each source fails alone, in its own place.
 */
export function useOwnThings(query: string): PaletteSource[] {
  const { client, env } = useServices();
  const typed = query.trim();
  const isEnough = typed.length >= fewest;
  const ask = isEnough ? newest : skipToken;
  const withdrawals = useListWithdrawalsQuery(ask);
  const bots = useListSubscriptionsQuery(ask);
  const lives = useListLiveSubscriptionsQuery(ask);
  const tickets = useListTicketsQuery(isEnough ? undefined : skipToken);
  const referrals = useListDirectReferralsQuery(ask);

  const start = useSettled(typed.toLowerCase());
  const hasNoSearch = useAppSelector(selectTeamSearchIsAbsent);
  const isSearched = isEnough && !hasNoSearch && isBeginning(start) && start === typed.toLowerCase();
  const team = useSearchTeamQuery(isSearched ? { username: start, tree: 'direct' } : skipToken);
  const suggested = isSearched
    ? sourceOf(
        paletteWords.team,
        start,
        remoteOf(current(team), (body) => whole(suggestionsOf(body, start).found)),
        (rows) => rows.map(suggestedEntry),
      )
    : undefined;
  if (!isEnough) return [];

  return [
    sourceOf(
      paletteWords.withdrawals,
      typed,
      remoteOf(withdrawals, (body) =>
        withdrawalsPageOf(body, client.placeOf('/user/manual/withdraw/list'), env.explorers),
      ),
      (rows) => rows.map(withdrawalEntry),
    ),
    sourceOf(
      paletteWords.subscriptions,
      typed,
      remoteOf(bots, (body) => botsPageOf(body, client.placeOf('/subscriptions'))),
      (rows) => rows.map(botEntry),
    ),
    sourceOf(
      paletteWords.liveSubscriptions,
      typed,
      remoteOf(lives, (body) => livesPageOf(body, client.placeOf('/live-subscriptions'))),
      (rows) => rows.map(liveEntry),
    ),
    sourceOf(
      paletteWords.tickets,
      typed,
      remoteOf(tickets, (body) => whole(ticketsOf(body))),
      (rows) => rows.map(ticketEntry),
    ),
    joined(
      sourceOf(
        paletteWords.team,
        typed,
        remoteOf(referrals, (body) => referralsPageOf(body, client.placeOf('/directlist'))),
        referralEntries,
      ),
      suggested,
    ),
  ];
}

/** The answer to what is asked now: that of the text before would show names that do not match. */
const current = <Body>(query: QueryState<Body> & { currentData?: Body | undefined }) => ({
  ...query,
  data: query.currentData,
});
