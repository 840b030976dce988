import type { PaletteSource } from '@portal/ui/shell/Palette';
import { paletteMessages } from '@portal/ui/text/paletteMessages';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListDirectReferralsQuery, useSearchTeamQuery } from '../../areas/network/network.api';
import { toReferralsPage } from '../../areas/network/referrals.mappers';
import { isBeginning, toSuggestions } from '../../areas/network/search/teamSearch.mappers';
import { toBotsPage } from '../../areas/subscriptions/bots.mappers';
import { toLivesPage } from '../../areas/subscriptions/lives.mappers';
import {
  useListLiveSubscriptionsQuery,
  useListSubscriptionsQuery,
} from '../../areas/subscriptions/subscriptions.api';
import { useListTicketsQuery } from '../../areas/tickets/tickets.api';
import { toTickets } from '../../areas/tickets/tickets.mappers';
import { useListWithdrawalsQuery } from '../../areas/withdraw/withdraw.api';
import { toWithdrawalsPage } from '../../areas/withdraw/withdrawals.mappers';
import { useSettled } from '@portal/portal-core/browser/useSettled';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { ShownPage } from '@portal/portal-core/lists/listPage';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useServices } from '@portal/portal-core/store/services';
import {
  botEntry,
  mergeSearches,
  liveEntry,
  referralEntries,
  toSource,
  suggestedEntry,
  ticketEntry,
  withdrawalEntry,
} from './ownThings.mappers';

/** Shorter texts match too many names. */
const fewest = 2;
const newest = { query: { page: 1 }, decorative: true } as const;

/** A whole list as an answer without pages. */
const whole = <Row>(rows: readonly Row[]): ShownPage<Row> => ({
  rows,
  range: { page: 1, lastPage: 1, from: 1, to: rows.length, total: rows.length, end: 'complete', missing: 0 },
});

/**
 * The member's own data that matches a text, from the calls of its screens. The search needs two letters, and each
 * source fails separately.
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
  const hasSearch = useCapability('teamSearch');
  const isSearched = isEnough && hasSearch && isBeginning(start) && start === typed.toLowerCase();
  const team = useSearchTeamQuery(isSearched ? { username: start, tree: 'direct' } : skipToken);
  const suggested = isSearched
    ? toSource(
        paletteMessages.team,
        start,
        toRemote(current(team), (body) => whole(toSuggestions(body, start).found)),
        (rows) => rows.map(suggestedEntry),
      )
    : undefined;
  if (!isEnough) return [];

  return [
    toSource(
      paletteMessages.withdrawals,
      typed,
      toRemote(withdrawals, (body) =>
        toWithdrawalsPage(body, client.getListLocation('/user/manual/withdraw/list'), env.explorers),
      ),
      (rows) => rows.map(withdrawalEntry),
    ),
    toSource(
      paletteMessages.subscriptions,
      typed,
      toRemote(bots, (body) => toBotsPage(body, client.getListLocation('/subscriptions'))),
      (rows) => rows.map(botEntry),
    ),
    toSource(
      paletteMessages.liveSubscriptions,
      typed,
      toRemote(lives, (body) => toLivesPage(body, client.getListLocation('/live-subscriptions'))),
      (rows) => rows.map(liveEntry),
    ),
    toSource(
      paletteMessages.tickets,
      typed,
      toRemote(tickets, (body) => whole(toTickets(body))),
      (rows) => rows.map(ticketEntry),
    ),
    mergeSearches(
      toSource(
        paletteMessages.team,
        typed,
        toRemote(referrals, (body) => toReferralsPage(body, client.getListLocation('/directlist'))),
        referralEntries,
      ),
      suggested,
    ),
  ];
}

/** The answer for the current text, because an older one would show wrong matches. */
const current = <Body>(query: QueryState<Body> & { currentData?: Body | undefined }) => ({
  ...query,
  data: query.currentData,
});
