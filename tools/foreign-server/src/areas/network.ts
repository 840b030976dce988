import type { MemberCall } from '../http/call';
import { paginate } from '../http/paginate';
import { refused, serverError } from '../http/refusals';
import { get, type Reply, type Route } from '../http/routes';
import type { Below } from '../state/member';
import { amount, column, id, moment, type Fields } from '../values';
import { amountCard, countCard } from './cards';

const sum = (team: readonly Below[], key: 'bot' | 'live') => team.reduce((all, one) => all + one[key], 0);
const getBelow = (team: readonly Below[], username: string) =>
  team.filter(({ sponsor }) => sponsor === username);

/** The member asked for, or the signed-in one. */
function getRoot({ member, query }: MemberCall): string {
  const asked = query.get('username') ?? member.username;
  if (asked === member.username || member.team.some(({ username }) => username === asked)) return asked;
  throw refused('No Data Found');
}

function readDirect(call: MemberCall): Reply {
  const { member } = call;
  const root = getRoot(call);
  const own = member.team.find(({ username }) => username === root);
  const below = getBelow(member.team, root);
  const sponsor: Fields = {
    ...{ sponsor: root, sponsor_sponsor: own?.sponsor ?? member.sponsor ?? null },
    ...{
      sponsor_total_subscription: amount(own?.bot ?? 60_000),
      sponsor_team_business: amount(sum(below, 'bot')),
    },
    ...{ sponsor_total_team: below.length, sponsor_paid_team: below.filter(({ bot }) => bot > 0).length },
    ...{ sponsor_rank: 'Silver', sponsor_salary: amount(0), sponsor_is_paid: 1, sponsor_live_is_paid: 0 },
  };
  const data = below.map(({ username, bot, live }) => ({
    ...{ username, ...sponsor, is_paid: bot > 0 ? 1 : 0, live_is_paid: live > 0 ? 1 : 0 },
    ...{
      total_subscription: amount(bot),
      team_business: amount(sum(getBelow(member.team, username), 'bot')),
    },
    ...{ total_team: getBelow(member.team, username).length, paid_team: 1 },
  }));
  return { data };
}

function readBinary(call: MemberCall): Reply {
  const { team } = call.member;
  const root = getRoot(call);
  const [left, right] = getBelow(team, root);
  return {
    data: {
      ...{ parent: root, parentname: team.find(({ username }) => username === root)?.sponsor ?? null },
      ...{
        leftuser: left?.username ?? null,
        rightuser: right?.username ?? null,
        left_total: 12,
        total_right: 9,
      },
      ...{ total_matching: 9, is_paid: 1, live_is_paid: 0 },
    },
  };
}

function readLevels({ member: { team }, query }: MemberCall): Reply {
  const levels = [...new Set(team.map(({ level }) => level))];
  const most = Number(query.get('level') ?? 75);
  return {
    data: levels
      .filter((level) => level <= most)
      .map((level) => {
        const rows = team.filter((one) => one.level === level);
        return {
          ...{ level, user_count: rows.length, investment: amount(sum(rows, 'bot')) },
          live_investment: amount(sum(rows, 'live')),
          username: column(rows.map(({ username }) => username)),
          self_investment: column(rows.map(({ bot }) => amount(bot))),
          self_live_investment: column(rows.map(({ live }) => amount(live))),
          joining_date: column(rows.map(({ at }) => moment(at))),
        };
      }),
  };
}

const readReferrals = (call: MemberCall): Reply => ({
  data: paginate(
    call,
    getBelow(call.member.team, call.member.username).map(({ username, bot, live }) => ({
      ...{ name: `${username} Khan`, username, total_subscription: amount(bot) },
      ...{ total_team_business: amount(sum(getBelow(call.member.team, username), 'bot')) },
      ...{ live_total_subscription: amount(live), fixed_total_team_business: amount(0) },
    })),
  ),
});

const ranks = ['Bronze', 'Silver', 'Gold'].map((name, at) => ({
  ...{ id: id(at + 1), name, team_count: 10 * (at + 1) ** 2 },
}));

function readRanks({ on }: MemberCall): Reply {
  if (on.undefinedMethod) throw serverError('Call to undefined method App\\Models\\User::rankIncome()');
  return { data: ranks, current_rank: id(2), matchingCount: 13, matchingRequired: 90 };
}

const readRoyalty = ({ on, member }: MemberCall): Reply => ({
  ...{ currentRank: 'Silver', matching: 13, matchingRequired: 90, rankRequired: ['Gold', 'Platinum'] },
  more_details: [
    { ...amountCard(on, 'Royalty', 125_050), body: [amountCard(on, 'This month', 12_550)] },
    countCard(on, 'Team', member.team.length),
  ],
});

export const networkRoutes: readonly Route[] = [
  get('/directTeam', readDirect, 'username'),
  get('/binary-details', readBinary, 'username'),
  get('/user-team-details', readLevels, 'level'),
  get('/directlist', readReferrals),
  get('/rank/incomes', readRanks),
  get('/pool/incomes', readRoyalty),
];
