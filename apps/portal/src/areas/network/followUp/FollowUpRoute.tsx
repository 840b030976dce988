import { addresses, toTeamTablePath } from '@portal/ui/addresses';
import { FollowUpScreen, followUpMessages } from '@portal/ui/screens/network';
import { toGoal, toStages } from '@portal/ui/screens/ranks';
import { portalToday } from '@portal/ui/text/format/dates';
import { toWaitingBots } from '@portal/ui/text/legs/legs';
import { outlookMessages } from '@portal/ui/text/legs/outlookMessages';
import { getReferralLink, getReferralLinks } from '@portal/portal-core/addresses/referralLinks';
import { portalHome } from '@portal/portal-core/browser/place';
import { useNow } from '@portal/portal-core/browser/useNow';
import { toFreshness } from '@portal/portal-core/calls/freshness';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useAppSelector } from '@portal/portal-core/store/store';
import { toBots, toCommunity, useSharing } from '../../dashboard';
import { useGetDashboardQuery } from '../../dashboard/dashboard.api';
import { useGetRankProgressQuery } from '../../ranks/ranks.api';
import { toRankProgress } from '../../ranks';
import { useGroups, useTiles } from './useFollowUp';

/** Who in the team needs the member this week (D113). */
export function FollowUpRoute() {
  const now = useNow();
  const today = portalToday(now);
  const { username } = useAppSelector(selectSession);
  const dashboard = useGetDashboardQuery({ decorative: true });
  const ranks = useGetRankProgressQuery({ decorative: true });
  const bots = dashboard.data && toBots(dashboard.data);
  const weak = bots && toWaitingBots(bots).weak;
  const { groups, ...grouped } = useGroups(today, { weak, isLoading: dashboard.isLoading });
  const { tiles, refetches } = useTiles(today, groups.silent?.total);
  const progress = ranks.data && toRankProgress(ranks.data);
  const { share, dialog } = useSharing(!dashboard.isLoading);
  return (
    <>
      <FollowUpScreen
        tiles={tiles}
        groups={groups}
        hasTeam={dashboard.data && hasTeam(toCommunity(dashboard.data))}
        legs={
          bots && {
            bots,
            goal: progress && toGoal(toStages(progress)),
            recent: progress?.recent && { ...progress.recent, now: today },
            toMembers: (leg) => toTeamTablePath({ leg, status: 'unpaid' }),
            ...(weak && { unpaid: groups.unpaid?.total }),
          }
        }
        freshness={toFreshness(grouped.query, () => {
          for (const refetch of [...grouped.refetches, ...refetches, dashboard.refetch, ranks.refetch])
            refetchIfStarted<unknown>(refetch);
        })}
        now={now}
        onLegShare={(leg) =>
          share({
            title: outlookMessages.share[leg],
            link: getReferralLinks(portalHome(), username ?? '')[leg],
          })
        }
        onPackagesShare={(member) =>
          share({
            title: followUpMessages.sharePackagesWith({ username: member }),
            link: `${portalHome()}${addresses.packages}`,
          })
        }
        onLinkShare={(member) =>
          share({
            title: followUpMessages.shareLinkFor({ username: member }),
            link: getReferralLink(portalHome(), member),
          })
        }
      />
      {dialog}
    </>
  );
}

/** Unknown unless both legs are known. */
const hasTeam = ({ leftCount, rightCount }: ReturnType<typeof toCommunity>): boolean | undefined =>
  leftCount === undefined || rightCount === undefined ? undefined : leftCount + rightCount > 0;
